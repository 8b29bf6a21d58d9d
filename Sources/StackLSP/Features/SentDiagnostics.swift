import JSONRPC
import StackDSL

/// The diagnostics of one document as the client has them, so that an edit writes only those anew that it changes.
///
/// A keystroke changes the findings of one screen. Those of the others are the same values in the same places; to write
/// them again took half of the time from a keystroke to its diagnostics in a document of 400 screens with two findings
/// each.
struct SentDiagnostics: Sendable {
  /// Shared by the lists of two texts, for most findings are in both.
  private final class Diagnostic: Sendable {
    let finding: Finding
    /// Of the finding and its notes: the same bytes of a section may stand on other lines.
    let ranges: [PositionRange?]
    let json: JSON

    init(_ finding: Finding, _ ranges: [PositionRange?], _ json: JSON) {
      self.finding = finding
      self.ranges = ranges
      self.json = .written(json.serialized())
    }
  }
  private var sent: [Diagnostic] = []

  /// LSP's `Diagnostic`s of a document as it stands now.
  mutating func update(to analysis: Analysis, in snapshot: Snapshot) -> [JSON] {
    let sections = analysis.model.sections
    var old = sent[...]
    sent = snapshot.shownFindings(analysis).map { finding in
      let ranges = snapshot.ranges(of: finding, sections)
      let near = old.prefix(Self.window)
      if let known = near.firstIndex(where: { $0.ranges == ranges && $0.finding == finding }) {
        old = old[(known + 1)...]
        return near[known]
      }
      return Diagnostic(finding, ranges, snapshot.diagnostic(finding, sections))
    }
    return sent.map(\.json)
  }

  /// How far ahead a finding is looked for that others stood before: a screen has few.
  private static let window = 16
}

extension Snapshot {
  fileprivate func ranges(of finding: Finding, _ sections: SectionMap) -> [PositionRange?] {
    ([finding.span] + finding.related.map(\.span)).map { span in
      let span = sections.fileSpan(span)
      return files.knownSource(span.file)?.range(span.range, encoding)
    }
  }
}
