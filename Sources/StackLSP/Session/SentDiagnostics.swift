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
    let finding: Finding
    let json: JSON

    init(_ finding: Finding, _ json: JSON) {
      self.finding = finding
      self.json = .written(json.serialized())
    }
  }

  /// The findings of the text or of one screen.
  private final class Part: Sendable {
    let findings: [Finding]
    /// Nil if they must be serialized each time.
    let places: [SectionPlace]?
    let diagnostics: [Diagnostic]

    init(_ findings: [Finding], _ places: [SectionPlace]?, _ diagnostics: [Diagnostic]) {
      self.findings = findings
      self.places = places
      self.diagnostics = diagnostics
    }

    /// Whether the same findings are still at the same positions.
    func holds(_ findings: [Finding], in snapshot: Snapshot) -> Bool {
      self.findings == findings && places?.allSatisfy { snapshot.has($0) } ?? false
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
        findings, snapshot.places(of: findings),
        snapshot.shown(findings).map { Diagnostic($0, diagnostic($0)) })
    }
    return analysis.model.sections.byGravity(self.parts.flatMap(\.diagnostics), \.finding)
      .map(\.json)
  }
}

/// If the bytes of a section and its first line are the same, everything in it has the same position.
private struct SectionPlace: Sendable {
  let id: SectionID
  let section: Section
  let line: Int
}

extension Snapshot {
  /// The sections of the findings and their notes; nil if one is in another file, which may have changed.
  fileprivate func places(of findings: [Finding]) -> [SectionPlace]? {
    let sections = unique(findings.flatMap { [$0.span] + $0.related.map(\.span) }.map(\.section))
    let places = sections.compactMap(place)
    return places.count == sections.count ? places : nil
  }

  fileprivate func place(of id: SectionID) -> SectionPlace? {
    tree.index(of: id).flatMap { index in
      guard tree.sections.indices.contains(index) else { return nil }
      return SectionPlace(
        id: id, section: tree.sections[index], line: source.lines.line(at: tree.starts[index]))
    }
  }

  fileprivate func has(_ place: SectionPlace) -> Bool {
    guard let now = self.place(of: place.id) else { return false }
    return now.section === place.section && now.line == place.line
  }
}
