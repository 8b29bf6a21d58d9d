import LayoutEngine
import StackDSL

extension Rule {
  static let inertPriority = Rule(
    code: "inert-priority", severity: .hint,
    checks: [.screen(reports)])

  private static func reports(_ readings: ScreenReadings) -> [Report] {
    guard let reading = readings.all.first else { return [] }
    return reading.views.flatMap { view -> [Report] in
      guard view != reading.container else { return [] }
      return inert(
        view, (.hugging, .horizontalHugging, .verticalHugging), "hugging", in: readings)
        + inert(
          view,
          (
            .compressionResistance, .horizontalCompressionResistance,
            .verticalCompressionResistance
          ), "compression resistance", in: readings)
    }
  }

  /// A line that sets both axes is inert only if it is inert on both.
  private static func inert(
    _ view: ViewID, _ names: (both: PropertyName, horizontal: PropertyName, vertical: PropertyName),
    _ word: String, in readings: ScreenReadings
  ) -> [Report] {
    guard let reading = readings.all.first else { return [] }
    let horizontal = reading.property(names.horizontal, of: view)
    let vertical = reading.property(names.vertical, of: view)
    guard horizontal != nil || vertical != nil else { return [] }
    if let line = horizontal, line.span == vertical?.span {
      let isInert =
        line.condition == nil
        && Axis.allCases.allSatisfy { hasNoContent(view, $0, in: readings) }
      return isInert ? [report(reading, view, names.both, line, word)] : []
    }
    let lines = [
      (names.horizontal, horizontal, Axis.horizontal),
      (names.vertical, vertical, .vertical),
    ]
    return lines.compactMap { name, line, axis in
      guard let line, line.condition == nil, hasNoContent(view, axis, in: readings) else {
        return nil
      }
      return report(reading, view, name, line, word)
    }
  }

  private static func hasNoContent(
    _ view: ViewID, _ axis: Axis, in readings: ScreenReadings
  ) -> Bool {
    guard let first = readings.all.first else { return false }
    let index = first.index(view)
    return readings.all.allSatisfy { reading in
      guard let same = reading.layout.id(of: index) else { return true }
      guard reading.problem.views[same.index].wrapping == nil else { return false }
      return reading.content(same, axis).intrinsic == nil
        && isContentless(reading.declared(same), reading.layout.view(same)?.content(axis))
    }
  }

  /// Whether the class has no content at all, in contrast to content that the file does not give or that code
  /// sets.
  private static func isContentless(_ view: View, _ content: AxisContent?) -> Bool {
    guard let content, view.kind != .imageView, view.runTime.subtracting(.placeholderText).isEmpty,
      !view.properties.contains(where: { $0.name == .class })
    else { return false }
    if case .none = content.source { return true }
    return view.kind.isStack
  }

  private static func report(
    _ reading: LayoutReading, _ view: ViewID, _ property: PropertyName, _ assignment: Property,
    _ word: String
  ) -> Report {
    Report(
      span: reading.screen.here(assignment.span, of: reading.index(view)),
      message: "`\(property.rawValue)` of \(reading.name(view)) has no effect: "
        + "\(description(of: reading.declared(view).kind)) has no intrinsic size for \(word) to "
        + "defend.",
      views: [reading.index(view)], aspect: property.rawValue,
      remedies: [
        Remedy(
          "Remove \(property.rawValue) of \(reading.name(view))",
          [.removeProperty(reading.index(view), property)])
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
