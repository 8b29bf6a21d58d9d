import LayoutEngine
import StackDSL

/// A rule's report of a conflict: the line to blame, the other members, and every repair.
extension ConflictCase {
  /// The report stands at the line to blame, if the rule knows one.
  func report(
    _ message: @autoclosure () -> String, at line: Written? = nil, views: [ViewID]? = nil,
    remedies: @autoclosure () -> [Remedy] = [], severity: Problem.Severity? = nil
  ) -> Report {
    var all: [Remedy] = []
    if reading.proposes {
      all = remedies()
      let known = Set(all.map(\.changes))
      all += Remedy.repairs(of: self).filter { !known.contains($0.changes) }
    }
    let line = line ?? likeliest
    let span =
      line.map { reading.place(of: $0.source) } ?? origins.first.map(reading.place(of:))
      ?? reading.screen.nameSpan
    return Report(
      span: span, message: reading.proposes ? message() + prediction : "", severity: severity,
      related: notes,
      views: (views ?? self.views).map(reading.index),
      aspect: aspect(of: line), remedies: all,
      shortage: .conflict(conflict))
  }

  /// Two conflicts of the same views are two causes. A hidden view is one cause, whether UIKit logs a
  /// conflict, as it did before iOS 11, or not.
  private func aspect(of line: Written?) -> String {
    let text = made(.hiding) == nil ? line?.source.text : nil
    return [axis.word, text].compactMap { $0 }.joined(separator: " ")
  }
}
