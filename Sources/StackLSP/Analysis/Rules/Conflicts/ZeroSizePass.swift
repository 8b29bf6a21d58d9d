import LayoutEngine
import StackDSL

extension Rule {
  static let zeroSizePass = Rule(
    code: "zero-size-pass", severity: .information,
    checks: [.screen(reports)])

  private static func reports(_ readings: ScreenReadings) -> [Report] {
    guard let reading = readings.all.first, reading.sectionHost != nil,
      reading.outcome.conflicts.isEmpty, let size = reading.problem.views.first?.fixedSize
    else { return [] }
    // Width comes first, because a header without a height is rarer.
    let sizes = [Size(width: 0, height: size.height), Size(width: size.width, height: 0)]
    return sizes.lazy.map { reports(reading, $0, readings) }.first { !$0.isEmpty } ?? []
  }

  private static func reports(
    _ reading: LayoutReading, _ size: Size, _ readings: ScreenReadings
  ) -> [Report] {
    var empty = reading.problem
    empty.views[0].fixedSize = size
    return readings.solve(empty).conflicts.prefix(1).compactMap { conflict in
      let found = ConflictCase(reading: reading, conflict: conflict)
      guard let last = found.written.last else { return nil }
      return Report(
        span: reading.place(of: last.source), message: message(found, size),
        related: found.notes, views: found.views.map(reading.index),
        remedies: found.written.reversed().prefix(4).map {
          Remedy("Make `\($0.source.text)` @999", [.setPriority(constraint: $0.index, 999)])
        })
    }
  }

  private static func message(_ conflict: ConflictCase, _ size: Size) -> String {
    let word = size.width == 0 ? "width" : "height"
    let host = conflict.reading.nameOfHost
    // `edges` is one line with several constraints.
    let parts = unique(
      conflict.written.filter { $0.constraint.constant != 0 }.map { "`\($0.source.text)`" })
    let one = parts.count == 1 ? "it" : "one of them"
    let needed = pt(conflict.conflict.shortfall)
    guard parts.isEmpty else {
      return
        "\(shortList(parts)) \(parts.count == 1 ? "needs" : "need") \(needed), but UIKit may "
        + "first measure the \(host) with a \(word) of 0 and log a conflict. Give \(one) the "
        + "priority 999."
    }
    let margins = conflict.stacks.compactMap { conflict.margins(of: $0) }.first
    let subject = margins ?? conflict.reading.names(conflict.views)
    return
      "\(subject) \(margins != nil || conflict.views.count > 1 ? "need" : "needs") \(needed), but "
      + "UIKit may first measure the \(host) with a \(word) of 0 and log a conflict."
  }
}

extension ConflictCase {
  /// "`outer`'s 8 + 8 pt margins"; nil for a stack that arranges without margins.
  fileprivate func margins(of stack: ViewID) -> String? {
    guard reading.stackProperties(stack)?.isLayoutMarginsRelativeArrangement == true else {
      return nil
    }
    let margins = reading.problem.views[stack.index].layoutMargins
    let (start, end) =
      axis == .horizontal ? (margins.left, margins.right) : (margins.top, margins.bottom)
    guard start + end > 0 else { return nil }
    return "\(reading.name(stack))'s \(tenths(start)) + \(tenths(end)) pt margins"
  }
}
