import LayoutEngine
import StackDSL

/// A rule's report of a conflict: the line to blame, the other members, and every repair.
extension ConflictCase {
  /// The report stands at the line to blame, if the rule knows one, or at the priority of the content that gives way.
  ///
  /// - Parameter notes: nil for a note at each member.
  func report(
    _ message: @escaping @autoclosure @Sendable () -> String, at line: Written? = nil,
    notes: [Problem.Note]? = nil, views: [ViewID]? = nil,
    remedies: @escaping @autoclosure @Sendable () -> [Remedy] = [],
    severity: Problem.Severity? = nil
  ) -> Report {
    let line = line ?? (conflict.yieldingContent == nil ? likeliest : nil)
    let span =
      line.map { reading.place(of: $0.source) }
      ?? (conflict.yieldingContent ?? origins.first).map(reading.place(of:))
      ?? reading.screen.nameSpan
    return Report(
      span: span, message: message() + (unseenMiss.map(Self.unseen) ?? prediction),
      severity: unseenMiss == nil ? severity : .information,
      related: notes ?? self.notes, views: (views ?? self.views).map(reading.index),
      aspect: aspect(of: line), remedies: withRepairs(remedies()),
      shortage: .conflict(conflict))
  }

  /// The points by which the layout differs from the line that UIKit is expected to break, where they are too few to
  /// be seen. UIKit logs such a conflict as it logs any other.
  ///
  /// Source: of ten conflicts of at most half a point in seventeen rounds of reading (docs/false-alarms.md), none was worth it.
  private var unseenMiss: Double? {
    guard conflict.members.indices.contains(conflict.predictedBreak), conflict.laterBreaks.isEmpty
    else { return nil }
    let miss = conflict.members[conflict.predictedBreak].repair.magnitude
    return miss <= Threshold.unseen ? miss : nil
  }

  private static func unseen(_ miss: Double) -> String {
    " UIKit logs the conflict, but the layout differs by only \(pt(miss))."
  }

  private func withRepairs(_ remedies: [Remedy]) -> [Remedy] {
    let known = Set(remedies.map(\.changes))
    return remedies + Remedy.repairs(of: self).filter { !known.contains($0.changes) }
  }

  /// Two conflicts of the same views are two causes. A hidden view is one cause, whether UIKit logs a
  /// conflict, as it did before iOS 11, or not.
  private func aspect(of line: Written?) -> String {
    let text = line?.source.text ?? conflict.yieldingContent.map(reading.words(for:))
    return [axis.word, made(.hiding) == nil ? text : nil].compactMap { $0 }.joined(separator: " ")
  }
}
