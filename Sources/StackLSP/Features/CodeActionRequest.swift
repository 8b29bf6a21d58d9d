import JSONRPC
import StackDSL

/// `textDocument/codeAction` and `codeAction/resolve`: the proven fixes of the findings in the selection, and
/// the refactorings of the view there.
///
/// They are computed from the snapshot. The diagnostics that the client sends are ignored, because they may
/// be outdated. A client that resolves edits later gets, in place of each edit, the version and place for
/// which it was offered, and its fingerprint.
extension Method {
  static let codeAction = Method(
    "textDocument/codeAction",
    .layoutQuery(.allEnvironments) { snapshot, solved, parameters throws(ResponseError) in
      let places = try parameters["range"].range()
      let wanted = try wantedKinds(parameters["context"]["only"])
      let actions = solved.actions(on: snapshot.offsets(places), in: snapshot, wanted)
        .compactMap { snapshot.codeAction($0, askedFor: places) }
      guard wanted == nil else { return .array(actions) }
      let offset = snapshot.offset(places.start)
      return .array(
        actions + snapshot.explanations(at: places.start)
          + snapshot.pageActions(at: offset, solved.analysis))
    },
    capabilities: { client in
      guard client.codeActionLiterals else { return ["codeActionProvider": true] }
      let kinds = Fix.Kind.allCases.map { JSON.string($0.rawValue) } + [.string(fixAllKind)]
      return [
        "codeActionProvider": .fields([
          "codeActionKinds": .array(kinds),
          "resolveProvider": client.resolvesCodeActions ? true : nil,
        ])
      ]
    })

  static let codeActionResolve = Method(
    "codeAction/resolve",
    .request { session, parameters throws(ResponseError) in
      var action = try parameters.object()
      let data = parameters["data"]
      guard !data.isAbsent else { return .object(action) }
      let snapshot = try session.unchangedSnapshot(named: data)
      let wanted = try data["edit"].string()
      let offered = session.solved(snapshot.file, .allEnvironments).actions(
        on: snapshot.offsets(try data["range"].range()), in: snapshot,
        [try parameters["kind"].string()])
      let edits = offered.lazy.compactMap { snapshot.workspaceEdit($0.edits) }
      guard let edit = edits.first(where: { fingerprint($0) == wanted }) else {
        throw ResponseError(.contentModified, "That is no longer offered there.")
      }
      action["edit"] = edit
      return .object(action)
    })

  fileprivate static let fixAllKind = "source.fixAll.stack"

  /// Nil for every kind.
  private static func wantedKinds(_ only: Parameters) throws(ResponseError) -> [String]? {
    try only.optional { only throws(ResponseError) in
      try only.elements().map { kind throws(ResponseError) in try kind.string() }
    }
  }
}

/// The title and edits of an action.
private struct OfferedAction {
  var title: String
  var kind: String
  /// Whether an editor may apply it on a keystroke without showing it: the best fix, if it is safe.
  var isPreferred = false
  /// The finding that it fixes.
  var mends: (finding: Finding, sections: SectionMap)?
  var edits: [TextEdit]
}

extension DocumentAnalysis {
  /// Fixes in the order of their findings, then refactorings.
  fileprivate func actions(
    on range: Range<Int>, in snapshot: Snapshot, _ wanted: [String]?
  ) -> [OfferedAction] {
    let prover = FixProver(files: sources, analysis: analysis)
    var actions: [OfferedAction] = []
    let findings = analysis.findings.filter { finding in
      // A finding is fixed at its own place, and at the places of its notes.
      ([finding.span] + finding.related.map(\.span)).contains { span in
        span.file == snapshot.file && analysis.model.fileSpan(span).range.touches(range)
      }
    }
    // Findings that the user has switched off get no fixes.
    let shown = findings.map(snapshot.settings.choice.adjusted)
    let due = zip(findings, shown).filter { $1 != nil }
    for ((_, finding), fixes) in zip(due, prover.fixes(for: due.map(\.0))) {
      let mended = finding.map { ($0, analysis.model.sections) }
      actions += fixes.map { fix in
        OfferedAction(snapshot.settings.choice.weighed(fix, of: finding?.code ?? ""), of: mended)
      }
    }
    actions += refactorings(at: range.lowerBound, in: sources, analysis) { kind in
      wanted?.contains(where: kind.rawValue.isKind) ?? true
    }
    .map { OfferedAction($0, of: nil) }
    // Offered only on request, because it would be in the menu of every line.
    if wanted?.contains(where: { Method.fixAllKind.isKind($0) }) ?? false {
      let own = zip(analysis.findings, analysis.findings.map(snapshot.settings.choice.adjusted))
        .filter { $0.span.file == snapshot.file && $1 != nil }
      let edits = prover.fixAll(own.map(\.0), snapshot.settings.choice)
      if !edits.isEmpty {
        actions.append(
          OfferedAction(title: "Make all safe fixes", kind: Method.fixAllKind, edits: edits))
      }
    }
    // Two findings at one place may have the same fix.
    var edits: Set<[TextEdit]> = []
    actions = actions.filter { action in
      wanted?.contains(where: action.kind.isKind) ?? true && edits.insert(action.edits).inserted
    }
    let titles = FixTitle.toldApart(actions.map(\.title)) { distinctions(of: actions[$0]) }
    for index in actions.indices { actions[index].title = titles[index] }
    return actions
  }

  /// Details that distinguish an action from another with the same title, the plainest first: the view and
  /// the environments of the finding that it fixes, then the lines that it changes.
  private func distinctions(of action: OfferedAction) -> [String?] {
    let finding = action.mends?.finding
    let views = analysis.screens.first { $0.screen.name == finding?.screen }?.screen.views ?? []
    let view = finding?.views.first.flatMap {
      views.indices.contains($0.index) ? views[$0.index] : nil
    }
    let environments = finding?.environments ?? []
    return [
      view.map { "for `\($0.path)`" },
      environments.isEmpty ? nil : "on \(environments.joined(separator: ", "))",
      sources.lines(of: action.edits, from: analysis.model.file),
    ]
  }
}

extension OfferedAction {
  fileprivate init(_ fix: Fix, of finding: (finding: Finding, sections: SectionMap)?) {
    self.init(
      title: fix.title, kind: fix.kind.rawValue, isPreferred: fix.isPreferred && fix.isSafe,
      mends: fix.kind == .quickFix ? finding : nil, edits: fix.edits)
  }
}

extension Snapshot {
  /// LSP's `CodeAction`, or for old clients a `Command` that applies the edit; nil if the text to replace
  /// does not exist.
  fileprivate func codeAction(_ action: OfferedAction, askedFor places: PositionRange) -> JSON? {
    guard let edit = workspaceEdit(action.edits) else { return nil }
    guard client.codeActionLiterals else {
      return [
        "title": .string(action.title), "command": .string(Command.applyEdit),
        "arguments": [.string(action.title), edit],
      ]
    }
    let data: JSON = [
      "uri": .string(document.uri), "version": .integer(document.version), "range": places.json,
      "edit": .string(fingerprint(edit)),
    ]
    return .fields([
      "title": .string(action.title),
      "kind": .string(action.kind),
      "diagnostics": action.mends.map { [diagnostic($0.finding, $0.sections)] },
      "isPreferred": client.preferredCodeActions && action.isPreferred ? true : nil,
      "edit": client.resolvesCodeActions ? nil : edit,
      "data": client.resolvesCodeActions ? data : nil,
    ])
  }
}

extension Snapshot {
  /// "Explain this log", in a comment that contains one.
  fileprivate func explanations(at position: Position) -> [JSON] {
    let comment = LogText(commentAt: offset(position), of: source.bytes)
    guard let comment, !ConflictLogReader.read(comment).isEmpty else { return [] }
    let title: JSON = "Explain this log"
    let command: JSON = [
      "title": title, "command": .string(Command.explainLog),
      "arguments": [.string(document.uri), position.json],
    ]
    return [client.codeActionLiterals ? ["title": title, "command": command] : command]
  }
}

extension String {
  /// A kind includes itself and all kinds that start with it and a dot; the empty one includes all.
  fileprivate func isKind(_ wanted: String) -> Bool {
    wanted.isEmpty || self == wanted || hasPrefix(wanted + ".")
  }
}

extension Range<Int> {
  /// Whether the two ranges share a place, even if only an end.
  fileprivate func touches(_ other: Range<Int>) -> Bool {
    lowerBound <= other.upperBound && other.lowerBound <= upperBound
  }
}
