import JSONRPC
import StackDSL

/// The diagnostics of one document as the client has them, so that an edit serializes only those that it
/// changes.
///
/// A keystroke changes the findings of one screen; those of the others are the same values at the same
/// places. Comparing each of them again took a third of the time from a keystroke to its diagnostics, in a
/// document of 400 screens with two findings each.
struct SentDiagnostics: Sendable {
  /// A class, because the list of all diagnostics is built and sorted at each keystroke.
  private final class Diagnostic: Sendable {
    let gravity: Finding.Gravity
    let json: JSON

    init(_ finding: Finding, _ json: JSON) {
      gravity = finding.gravity
      self.json = .written(json.serialized())
    }
  }

  /// The findings of the text or of one screen.
  private final class Part: Sendable {
    let findings: [Finding]
    let bases: [SpanBasis]
    let diagnostics: [Diagnostic]

    init(_ findings: [Finding], _ bases: [SpanBasis], _ diagnostics: [Diagnostic]) {
      self.findings = findings
      self.bases = bases
      self.diagnostics = diagnostics
    }

    /// Whether the same findings are still at the same positions.
    func holds(_ findings: [Finding], in snapshot: Snapshot) -> Bool {
      self.findings == findings && bases.allSatisfy { snapshot.has($0) }
    }
  }

  private var parts: [Part] = []
  private var choice = RuleChoice()

  /// The diagnostics of a document, the gravest first, and equally grave ones by position.
  ///
  /// - Parameter diagnostic: called only for diagnostics that are new, have changed or have moved.
  mutating func update(
    to analysis: Analysis, in snapshot: Snapshot, diagnostic: (Finding) -> JSON
  ) -> [JSON] {
    let old = choice == snapshot.settings.choice ? parts : []
    choice = snapshot.settings.choice
    let parts = analysis.parts
    self.parts = parts.enumerated().map { index, findings in
      // An edit changes, inserts or removes screens in one place.
      for place in [index, index + old.count - parts.count] where old.indices.contains(place) {
        if old[place].holds(findings, in: snapshot) { return old[place] }
      }
      return Part(
        findings, snapshot.bases(of: findings),
        snapshot.shown(findings).map { Diagnostic($0, diagnostic($0)) })
    }
    return analysis.model.sections.byGravity(self.parts.flatMap(\.diagnostics), \.gravity)
      .map(\.json)
  }
}

/// A span keeps its position as long as this is the same.
private enum SpanBasis: Sendable {
  /// The bytes of its section, and the line where the section begins.
  case section(SectionID, Section, line: Int)
  /// The whole text of another file, or of a storyboard; nil if it is not known.
  case text(FileID, [UInt8]?)
}

extension Snapshot {
  fileprivate func bases(of findings: [Finding]) -> [SpanBasis] {
    unique(findings.flatMap { [$0.span] + $0.related.map(\.span) }.map(\.section)).map(basis)
  }

  fileprivate func basis(of id: SectionID) -> SpanBasis {
    guard let index = tree.index(of: id), tree.sections.indices.contains(index) else {
      return .text(id.file, files.knownSource(id.file)?.bytes)
    }
    return .section(id, tree.sections[index], line: source.lines.line(at: tree.starts[index]))
  }

  fileprivate func has(_ basis: SpanBasis) -> Bool {
    switch basis {
    case .section(let id, let section, let line):
      guard case .section(_, let now, let nowLine) = self.basis(of: id) else { return false }
      return now === section && nowLine == line
    case .text(let file, let bytes): return files.knownSource(file)?.bytes == bytes
    }
  }
}
