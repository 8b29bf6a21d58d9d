import JSONRPC
import LayoutEngine
import StackDSL

/// `textDocument/codeLens`: above a screen how its environments fare, above an `expect` whether it
/// holds, above a component how often it is used.
extension Method {
  static let codeLens = Method(
    "textDocument/codeLens",
    .job { session, parameters throws(ResponseError) in
      let snapshot = try session.snapshot(of: parameters)
      let analysis = session.solved(snapshot.file, .allEnvironments).analysis
      var lenses: [JSON] = []
      for screen in analysis.screens where screen.screen.nameSpan.file == snapshot.file {
        lenses.append(snapshot.lens(screen.screen.nameSpan, verdict(screen), screen.screen.name))
        lenses.append(
          snapshot.lens(
            screen.screen.nameSpan, "preview", screen.screen.name, command: Command.showPreview))
        if screen.layouts.contains(where: { !$0.outcome.conflicts.isEmpty }) {
          lenses.append(
            snapshot.lens(
              screen.screen.nameSpan, "explain the conflict", screen.screen.name, .conflicts))
        }
        lenses += expectationLenses(screen, snapshot)
      }
      return ComponentLenses(
        behind: lenses, of: analysis.model.components.map(\.value), in: snapshot, session)
    },
    capabilities: { _ in ["codeLensProvider": ["resolveProvider": false]] })

  private static func verdict(_ screen: ScreenAnalysis) -> String {
    let failing = screen.layouts.filter { !$0.isSound }.map(\.environment.name)
    let count = screen.layouts.count
    guard let first = failing.first else {
      return count == 1 ? "sound in its environment" : "sound in all \(count) environments"
    }
    let others = failing.count > 1 ? " and \(failing.count - 1) more" : ""
    return "\(failing.count) of \(count) environments fail: \(first)\(others)"
  }

  private static func expectationLenses(_ screen: ScreenAnalysis, _ snapshot: Snapshot) -> [JSON] {
    screen.screen.expectations.enumerated().compactMap { index, expectation in
      guard expectation.span.file == snapshot.file else { return nil }
      let checked = screen.layouts.compactMap { layout in
        layout.expectations.first { $0.index == index }.map { (layout.environment.name, $0.holds) }
      }
      let failing = checked.filter { !$0.1 }.map(\.0)
      let title =
        checked.isEmpty
        ? "not checked in any environment"
        : failing.isEmpty ? "holds" : "fails on \(failing.joined(separator: ", "))"
      return snapshot.lens(expectation.span, title, screen.screen.name)
    }
  }
}

/// Counts how often each component of a file is used, in all files.
private struct ComponentLenses: Job {
  private let lenses: [JSON]
  private let components: [Component]
  private let snapshot: Snapshot
  /// Nil where there is nothing to count.
  private var search: UseSearch?

  init(behind lenses: [JSON], of components: [Component], in snapshot: Snapshot, _ session: Session)
  {
    self.lenses = lenses
    self.components = components
    self.snapshot = snapshot
    search =
      components.isEmpty
      ? nil : UseSearch(components.map(\.nameSpan), of: snapshot.file, in: session)
  }

  mutating func advance(in session: inout Session) throws(ResponseError) -> JSON? {
    guard search != nil else { return .array(lenses) }
    guard let found = try search?.advance(in: &session) else { return nil }
    let counts = found.reduce(into: [SourceSpan: Int]()) { counts, use in
      if !use.isDeclaration { counts[use.symbol.declaration, default: 0] += 1 }
    }
    return .array(
      lenses
        + components.flatMap { component in
          [
            snapshot.lens(
              component.nameSpan, used(counts[component.nameSpan] ?? 0), component.name),
            snapshot.lens(
              component.nameSpan, "preview", component.name, command: Command.showPreview),
          ]
        })
  }
}

extension Snapshot {
  /// On the line where `span` begins; a click shows the screen, its frames if nothing else.
  fileprivate func lens(
    _ span: SourceSpan, _ title: String, _ screen: String, _ shown: ScreenDocument = .frames,
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
