import LayoutEngine
import StackDSL

extension Rule {
  static let singleChildStack = Rule(
    code: "single-child-stack", severity: .hint,
    checks: [.screen(reports), .screen(aroundOneStack)])

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

  /// A stack that no other one arranges, around a single stack.
  private static func aroundOneStack(_ solved: SolvedScreen) -> [Report] {
    guard let layout = solved.layouts.first else { return [] }
    return layout.stacks.compactMap { stack, properties in
      let declared = layout.declared(stack)
      guard declared.children.count == 1, let child = declared.children.first,
        solved.screen.views[child.index].kind.isStack, layout.stack(arranging: stack) == nil,
        declared.instanceSpan == nil, solved.screen.views[child.index].instanceSpan == nil,
        declared.componentName == nil, !declared.properties.contains(where: \.name.drawsView),
        !properties.isLayoutMarginsRelativeArrangement, properties.alignment == .fill,
        !layout.constraintsOfView[stack.index].isEmpty
      else { return nil }
      let view = layout.index(stack)
      let (outer, inner) = (layout.name(stack), solved.screen.called(child))
      var remedy = Remedy(
        "Put \(inner) in the place of \(outer)",
        [
          .replaceByChild(
            view, child, without: declared.properties.indices.map { .property(view, $0) },
            adding: [])
        ])
      remedy.kind = .inline
      remedy.keepsFrames = true
      return Report(
        span: layout.place(of: stack),
        message: "\(outer) holds nothing but \(inner), which could have its constraints itself.",
        views: [view], remedies: [remedy])
    }
  }
}
