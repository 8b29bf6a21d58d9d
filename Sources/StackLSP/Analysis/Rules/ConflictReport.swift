import LayoutEngine
import StackDSL

/// A rule's report of a conflict: the line to blame, the other members, and every repair.
extension ConflictCase {
  /// The report stands at the line to blame, if the rule knows one.
  ///
  /// - Parameter notes: nil for a note at each member.
  func report(
    _ message: @escaping @autoclosure @Sendable () -> String, at line: Written? = nil,
    notes: [Problem.Note]? = nil, views: [ViewID]? = nil,
    remedies: @escaping @autoclosure @Sendable () -> [Remedy] = [],
    severity: Problem.Severity? = nil
  ) -> Report {
    let line = line ?? likeliest
    let span =
      line.map { reading.place(of: $0.source) } ?? origins.first.map(reading.place(of:))
      ?? reading.screen.nameSpan
    return Report(
      span: span, message: message() + prediction, severity: severity,
      related: notes ?? self.notes, views: (views ?? self.views).map(reading.index),
      aspect: aspect(of: line), remedies: withRepairs(remedies()),
      shortage: .conflict(conflict))
  }

  private func withRepairs(_ remedies: [Remedy]) -> [Remedy] {
    let known = Set(remedies.map(\.changes))
    return remedies + Remedy.repairs(of: self).filter { !known.contains($0.changes) }
  }

  /// Two conflicts of the same views are two causes. A hidden view is one cause, whether UIKit logs a
  /// conflict, as it did before iOS 11, or not.
  private func aspect(of line: Written?) -> String {
    let text = made(.hiding) == nil ? line?.source.text : nil
    return [axis.word, text].compactMap { $0 }.joined(separator: " ")
  }
}
