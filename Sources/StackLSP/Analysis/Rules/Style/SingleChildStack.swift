import LayoutEngine
import StackDSL

extension Rule {
  static let singleChildStack = Rule(
    code: "single-child-stack", severity: .hint,
    page: Page(
      summary: "A nested stack arranges only one view.",
      explanation: """
        A nested stack with a single view, no margins and no constraint of its own does nothing
        that the outer stack would not do. It is often a leftover. If the app adds views to it
        at run time, `allow` it.
        """,
      source: "Style."),
    checks: [.screen(reports)])

  private static func reports(_ solved: SolvedScreen) -> [Report] {
    guard let layout = solved.layouts.first else { return [] }
    return layout.stacks.compactMap { stack, properties in
      let view = layout.index(stack)
      let declared = layout.declared(stack)
      guard declared.children.count == 1, declared.instanceSpan == nil,
        let outer = layout.stack(arranging: stack), layout.constraintsOfView[stack.index].isEmpty,
        declared.componentName == nil, !declared.properties.contains(where: \.name.drawsView),
        !properties.isLayoutMarginsRelativeArrangement,
        properties.alignment == .fill, let child = declared.children.first,
        !solved.screen.views[child.index].kind.isStack
      else { return nil }
      let name = solved.screen.called(child)
      return Report(
        span: layout.place(of: stack),
        message:
          "\(layout.name(stack)) arranges one view: \(name) could stand in \(layout.name(outer)) itself.",
        views: [view], remedies: [.dissolving(stack, into: outer, layout)])
    }
  }
}
