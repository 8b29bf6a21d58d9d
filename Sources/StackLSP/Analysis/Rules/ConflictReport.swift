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
      span: span, message: message() + (whyUnseen ?? prediction),
      severity: whyUnseen == nil ? severity : unseenSeverity,
      related: notes ?? self.notes, views: (views ?? self.views).map(reading.index),
      aspect: aspect(of: line), remedies: withRepairs(remedies()),
      shortage: .conflict(conflict))
  }

  /// Why nobody sees the conflict; nil if somebody may. UIKit logs it as it logs any other, but the layout differs by a
  /// point at most from the line that is expected to break.
  ///
  /// Source: of 45 such conflicts in 25 rounds of reading (docs/false-alarms.md), none was worth it.
  private var whyUnseen: String? {
    guard conflict.members.indices.contains(conflict.predictedBreak), conflict.laterBreaks.isEmpty
    else { return nil }
    let broken = conflict.members[conflict.predictedBreak]
    // A ratio is met by a change of the smaller length.
    let miss = broken.repair.magnitude / max(1, multiplier(of: broken).magnitude)
    guard miss < Threshold.unseen + Threshold.rounding else { return nil }
    return " UIKit logs the conflict, but the layout differs by only \(pt(miss))."
  }

  /// People complain of the log of such a conflict while they write a layout: 4 of 210 reported faults that nobody had
  /// read before were of this kind (docs/fixes.md). In a document that has shipped it is not worth reading.
  private var unseenSeverity: Problem.Severity {
    reading.screen.isOfInterfaceBuilder ? .information : .warning
  }

  private func multiplier(of member: Conflict.Member) -> Double {
    guard case .user(let id) = member.origin else { return 1 }
    return reading.problem.constraints[id.index].multiplier
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
