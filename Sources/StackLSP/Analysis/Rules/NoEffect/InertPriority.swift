import LayoutEngine
import StackDSL

extension Rule {
  static let inertPriority = Rule(
    code: "inert-priority", severity: .hint,
    checks: [.screen(reports)])

  private static func reports(_ solved: SolvedScreen) -> [Report] {
    guard let layout = solved.layouts.first else { return [] }
    return layout.views.flatMap { view -> [Report] in
      guard view != layout.container else { return [] }
      return inert(
        view, (.hugging, .horizontalHugging, .verticalHugging), "hugging", in: solved)
        + inert(
          view,
          (
            .compressionResistance, .horizontalCompressionResistance,
            .verticalCompressionResistance
          ), "compression resistance", in: solved)
    }
  }

  /// A line that sets both axes is inert only if both are.
  private static func inert(
    _ view: ViewID, _ names: (both: PropertyName, horizontal: PropertyName, vertical: PropertyName),
    _ word: String, in solved: SolvedScreen
  ) -> [Report] {
    guard let layout = solved.layouts.first else { return [] }
    let horizontal = layout.property(names.horizontal, of: view)
    let vertical = layout.property(names.vertical, of: view)
    guard horizontal != nil || vertical != nil else { return [] }
    if let line = horizontal, line.span == vertical?.span {
      let isInert =
        line.condition == nil
        && Axis.allCases.allSatisfy { hasNoContent(view, $0, in: solved) }
      return isInert ? [report(layout, view, names.both, line, word)] : []
    }
    let lines = [
      (names.horizontal, horizontal, Axis.horizontal),
      (names.vertical, vertical, .vertical),
    ]
    return lines.compactMap { name, line, axis in
      guard let line, line.condition == nil, hasNoContent(view, axis, in: solved) else {
        return nil
      }
      return report(layout, view, name, line, word)
    }
  }

  private static func hasNoContent(
    _ view: ViewID, _ axis: Axis, in solved: SolvedScreen
  ) -> Bool {
    guard let first = solved.layouts.first else { return false }
    let index = first.index(view)
    return solved.layouts.allSatisfy { layout in
      guard let same = layout.layout.id(of: index) else { return true }
      guard layout.problem.views[same.index].wrapping == nil else { return false }
      return layout.content(same, axis).intrinsic == nil
        && isContentless(layout.declared(same), layout.layout.view(same)?.content(axis))
    }
  }

  /// The class has no content, in contrast to content that the file does not know or code sets.
  private static func isContentless(_ view: View, _ content: AxisContent?) -> Bool {
    guard let content, view.kind != .imageView, view.runTime.subtracting(.placeholderText).isEmpty,
      !view.properties.contains(where: { $0.name == .class })
    else { return false }
    if case .none = content.source { return true }
    return view.kind.isStack
  }

  private static func report(
    _ layout: LayoutReading, _ view: ViewID, _ property: PropertyName, _ assignment: Property,
    _ word: String
  ) -> Report {
    Report(
      span: layout.screen.here(assignment.span, of: layout.index(view)),
      message: "`\(property.rawValue)` of \(layout.name(view)) has no effect: "
        + "\(description(of: layout.declared(view).kind)) has no intrinsic size for \(word) to "
        + "defend.",
      views: [layout.index(view)], aspect: property.rawValue,
      remedies: [
        Remedy(
          "Remove \(property.rawValue) of \(layout.name(view))",
          [.removeProperty(layout.index(view), property)])
      ], isUnnecessary: true)
  }

  private static func description(of kind: ViewKind) -> String {
    switch kind {
    case .hstack, .vstack, .stack: "a stack"
    case .view, .spacer: "a plain view"
    case .scrollView: "a scroll view"
    case .textView: "a text view that scrolls"
    default: "it"
    }
  }
}
