import JSONRPC

/// The diagnostics of one document as the client has them, so that an edit writes only those again that it changes.
///
/// A keystroke changes the findings of one screen. Those of the others are the same values in the same places, and to write
/// them again took half of the time from a keystroke to its diagnostics in a document of 400 screens with two findings
/// each.
struct SentDiagnostics: Sendable {
  /// The lists of two texts share most of these.
  private final class Diagnostic: Sendable {
    let finding: Finding
    let ranges: [PositionRange?]
    let json: JSON

    init(_ finding: Finding, _ ranges: [PositionRange?], _ json: JSON) {
      self.finding = finding
      self.ranges = ranges
      self.json = .written(json.serialized())
    }
  }
  private var sent: [Diagnostic] = []

  /// The diagnostics of the findings that a document has now, in the same order.
  ///
  /// - Parameter ranges: of a finding and its notes: the same bytes of a section may stand on other lines.
  /// - Parameter diagnostic: asked only for what is new, has changed or has moved.
  mutating func update(
    to findings: [Finding], ranges: (Finding) -> [PositionRange?], diagnostic: (Finding) -> JSON
  ) -> [JSON] {
    var old = sent[...]
    sent = findings.map { finding in
      let ranges = ranges(finding)
      let near = old.prefix(Self.window)
      if let known = near.firstIndex(where: { $0.ranges == ranges && $0.finding == finding }) {
        old = old[(known + 1)...]
        return near[known]
      }
      return Diagnostic(finding, ranges, diagnostic(finding))
    }
    return sent.map(\.json)
  }

  /// How far ahead a finding is looked for that others stood before: a screen has few.
  private static let window = 16
}
