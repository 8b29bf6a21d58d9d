import JSONRPC
import LayoutEngine
import StackDSL

/// `textDocument/codeLens`: the state of a screen's environments above the screen, the result of an `expect`
/// above it, and the number of a component's uses above the component.
extension Method {
  static let codeLens = Method(
    "textDocument/codeLens",
    .job { session, parameters throws(ResponseError) in
      LensJob(try session.snapshot(of: parameters), in: session)
    },
    capabilities: { _ in ["codeLensProvider": ["resolveProvider": false]] })
}

/// The lenses of a document, from its layouts and the uses of its components in all files.
private struct LensJob: Job {
  private let snapshot: Snapshot
  private let versions: OpenVersions
  private var lenses: [JSON]?
  private var components: [(name: String, declaration: FileSpan)] = []
  private var search: UseSearch?

  init(_ snapshot: Snapshot, in session: Session) {
    self.snapshot = snapshot
    versions = OpenVersions(session)
  }

  mutating func advance(in session: inout Session) throws(ResponseError) -> JobStep {
    try versions.check(session)
    guard let lenses else {
      if session.needsDeepAnalysis(snapshot.file) { return .waits(for: snapshot.file) }
      let analysis = session.solved(snapshot.file, .allEnvironments).analysis
      let sections = analysis.model.sections
      lenses = analysis.screens.flatMap { snapshot.lenses($0, analysis.findings, sections) }
      components = analysis.model.components.map {
        (name: $0.name, declaration: sections.fileSpan($0.nameSpan))
      }
      return .more
    }
    guard !components.isEmpty else { return .answer(.array(lenses)) }
    var search =
      search ?? UseSearch(components.map(\.declaration), of: snapshot.file, in: session)
    let found = try search.advance(in: &session)
    self.search = search
    return found.map { .answer(.array(lenses + useLenses($0))) } ?? .more
  }

  private func useLenses(_ found: [SymbolUse]) -> [JSON] {
    let counts = found.reduce(into: [FileSpan: Int]()) { counts, use in
      if !use.isDeclaration { counts[use.declaration, default: 0] += 1 }
    }
    return components.flatMap { component in
      [
        snapshot.lens(
          component.declaration, used(counts[component.declaration] ?? 0), component.name),
        snapshot.lens(
          component.declaration, "preview", component.name, command: Command.showPreview),
      ]
    }
  }
}

extension Snapshot {
  fileprivate func lenses(
    _ layouts: ScreenLayouts, _ findings: [Finding], _ sections: SectionMap
  ) -> [JSON] {
    guard layouts.screen.nameSpan.file == file else { return [] }
    let name = sections.fileSpan(layouts.screen.nameSpan)
    var lenses = [
      lens(name, verdict(layouts, findings), layouts.screen.name),
      lens(name, "preview", layouts.screen.name, command: Command.showPreview),
    ]
    if layouts.all.contains(where: { !$0.outcome.conflicts.isEmpty }) {
      lenses.append(lens(name, "explain the conflict", layouts.screen.name, .conflicts))
    }
    return lenses + expectationLenses(layouts, sections)
  }

  /// A summary of the screen's diagnostics: "1 error and 2 warnings, in 2 of 5 environments".
  private func verdict(_ layouts: ScreenLayouts, _ findings: [Finding]) -> String {
    if layouts.isAbridged { return "checked in \(layouts.environments.count) environments" }
    let all = layouts.all.map(\.environment.name)
    // The finding about an unknown word belongs to no screen, but may be inside one.
    let own = findings.filter { finding in
      finding.screen.map { $0 == layouts.screen.name } ?? layouts.screen.span.contains(finding.span)
    }
    let shown = own.compactMap { settings.choice.adjusted($0) }
    let errors = shown.filter { $0.severity == .error }
    let warnings = shown.filter { $0.severity == .warning }
    let grave = errors + warnings
    if grave.isEmpty { return "no errors or warnings \(place(of: all, among: all))" }
    var counts: [String] = []
    if !errors.isEmpty { counts.append(count(errors.count, "error")) }
    if !warnings.isEmpty { counts.append(count(warnings.count, "warning")) }
    let failing =
      grave.contains { $0.environments.isEmpty }
      ? all : all.filter { name in grave.contains { $0.environments.contains(name) } }
    return list(counts) + ", " + place(of: failing, among: all)
  }

  /// "on iPhone 16", "in both environments", "in 2 of 5 environments".
  private func place(of environments: [String], among all: [String]) -> String {
    if environments.count == 1, let only = environments.first { return "on \(only)" }
    guard environments.count == all.count else {
      return "in \(environments.count) of \(all.count) environments"
    }
    return all.count == 2 ? "in both environments" : "in all \(all.count) environments"
  }

  private func expectationLenses(_ layouts: ScreenLayouts, _ sections: SectionMap) -> [JSON] {
    layouts.screen.expectations.enumerated().compactMap { index, expectation in
      // One layout does not tell whether it holds everywhere.
      guard expectation.span.file == file, !layouts.isAbridged else { return nil }
      let checked = layouts.all.compactMap { layout in
        layout.expectations.first { $0.index == index }.map { (layout.environment.name, $0.holds) }
      }
      let failing = checked.filter { !$0.1 }.map(\.0)
      let title =
        checked.isEmpty
        ? "not checked in any environment"
        : failing.isEmpty ? "holds" : "fails on \(failing.joined(separator: ", "))"
      return lens(sections.fileSpan(expectation.span), title, layouts.screen.name)
    }
  }

  /// A lens on the line where `span` begins. A click shows the screen: its frames by default.
  fileprivate func lens(
    _ span: FileSpan, _ title: String, _ screen: String, _ shown: ScreenDocument = .frames,
    command: String? = nil
  ) -> JSON {
    let start = source.position(of: span.range.lowerBound, encoding).json
    return [
      "range": ["start": start, "end": start],
      "command": [
        "title": .string(title), "command": (command ?? shown.command).map(JSON.string) ?? .null,
        "arguments": [.string(document.uri), .string(screen)],
      ],
    ]
  }
}
