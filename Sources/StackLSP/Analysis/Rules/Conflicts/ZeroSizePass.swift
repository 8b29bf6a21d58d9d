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
    let found = sizes.compactMap { size -> (conflict: ConflictCase, size: Size)? in
      var empty = reading.problem
      empty.views[0].fixedSize = size
      return readings.solve(empty).conflicts.first.map {
        (ConflictCase(reading: reading, conflict: $0), size)
      }
    }.filter { !$0.conflict.written.isEmpty }
    guard let (first, size) = found.first, let last = first.written.last else { return [] }
    // The line that gives way on the other axis does so in the same fix.
    let other = found.dropFirst().first?.conflict.written.last
    return [
      Report(
        span: reading.place(of: last.source), message: message(first, size),
        related: first.notes, views: first.views.map(reading.index),
        remedies: first.written.reversed().prefix(4).map { line in
          let lines = unique([line.index, other?.index ?? line.index])
          let words = lines.map { "`\(reading.screen.constraints[$0].text)`" }
          return Remedy(
            "Make \(list(words)) @999", lines.map { .setPriority(constraint: $0, 999) })
        })
    ]
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
