import LayoutEngine
import StackDSL

extension Rule {
  /// Text fields that only their text or placeholder makes wide, so that they grow with what is typed.
  ///
  /// Source: of some 1,100 layouts of reports and examples two have such a field, and both are reported for it; of 2,370
  /// storyboards and xibs one has, a lesson with two of them.
  static func widthsOfFields(_ reading: LayoutReading) -> [Report] {
    guard reading.outcome.status == .solved else { return [] }
    let open = reading.openSizes
    return reading.views.compactMap { view in
      guard reading.declared(view).kind == .textField, !reading.isOutOfSight(view),
        let stack = reading.stack(arranging: view), isAsWideAsWritten(stack, reading),
        reading.property(.intrinsicContentSize, of: view) == nil,
        let width = reading.content(view, .horizontal).intrinsic,
        (reading.size(view, .horizontal) - width).magnitude < Threshold.wholePoint,
        reading.requiredSize(of: view, .horizontal) == nil, !reading.isNamed(.width, of: view),
        !open.contains(OpenSize(view: view, axis: .horizontal))
      else { return nil }
      return Report(
        span: reading.place(of: view),
        message:
          "Only its text makes \(reading.name(view)) wide: it is \(pt(width)) wide today, and grows "
          + "and shrinks with what is typed.",
        views: [reading.index(view)], aspect: "width of field",
        remedies: remedies(view, in: stack, reading))
    }
  }

  /// Otherwise its trailing edge is missing, which `missing-edge` reports.
  private static func isAsWideAsWritten(_ stack: ViewID, _ reading: LayoutReading) -> Bool {
    reading.unarranged(around: stack).map { outer in
      [.leading, .trailing].allSatisfy { reading.isTied(outer, $0) }
        || reading.requiredSize(of: outer, .horizontal) != nil
    } ?? false
  }

  private static func remedies(
    _ field: ViewID, in stack: ViewID, _ reading: LayoutReading
  ) -> [Remedy] {
    guard reading.stackProperties(stack)?.axis == .horizontal else {
      return Remedy.fillingAcross(field, .horizontal, reading)
    }
    // What stands beside it takes the room.
    return reading.siblings(of: field).flatMap {
      Remedy.tyingContent(of: $0, .horizontal, reading)
        + Remedy.closingInequalities(of: $0, .horizontal, reading)
    }
  }
}
