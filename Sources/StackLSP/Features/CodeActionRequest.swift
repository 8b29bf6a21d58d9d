import JSONRPC
import StackDSL

/// `textDocument/codeAction`: the fixes that hold for the findings under the selection, and the
/// changes of shape that the view there allows.
///
/// They are computed from the snapshot; of the diagnostics that the client sends along nothing
/// is used, for they may be old.
extension Method {
  static let codeAction = Method(
    "textDocument/codeAction",
    .layoutQuery(.allEnvironments) { snapshot, solved, parameters throws(ResponseError) in
      let range = snapshot.offsets(try parameters["range"].range())
      let wanted = try wantedKinds(parameters["context"]["only"])
      let prover = FixProver(files: solved.sources, analysis: solved.analysis)
      var actions: [JSON] = []
      for finding in solved.analysis.findings
      where finding.span.file == snapshot.file && finding.span.range.touches(range) {
        for fix in prover.fixes(for: finding) where isWanted(fix.kind.rawValue, wanted) {
          actions.append(snapshot.codeAction(fix, of: finding))
        }
      }
      let model = solved.analysis.model
      for change in refactorings(at: range.lowerBound, in: snapshot.tree, model)
      where isWanted(change.kind.rawValue, wanted) {
        actions.append(snapshot.codeAction(change, of: nil))
      }
      // Nobody wants to choose this from a menu at every line: only on request.
      if wanted != nil, isWanted(fixAllKind, wanted), let action = fixAll(snapshot, prover) {
        actions.append(action)
      }
      return .array(actions)
    },
    capabilities: { client in
      guard client.codeActionLiterals else { return ["codeActionProvider": true] }
      let kinds = Fix.Kind.allCases.map { JSON.string($0.rawValue) } + [.string(fixAllKind)]
      return ["codeActionProvider": ["codeActionKinds": .array(kinds)]]
    })

  private static let fixAllKind = "source.fixAll.stack"

  /// Nil: every kind.
  private static func wantedKinds(_ only: Parameters) throws(ResponseError) -> [String]? {
    try only.optional { only throws(ResponseError) in
      try only.elements().map { kind throws(ResponseError) in try kind.string() }
    }
  }

  /// A kind stands for all that start with it and a dot; the empty one for all.
  private static func isWanted(_ kind: String, _ wanted: [String]?) -> Bool {
    wanted?.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") } ?? true
  }

  private static func fixAll(_ snapshot: Snapshot, _ prover: FixProver) -> JSON? {
    let edits = prover.fixAll()
    return edits.isEmpty
      ? nil
      : snapshot.codeAction(title: "Remove what has no effect", kind: fixAllKind, edits: edits)
  }
}

extension Snapshot {
  fileprivate func codeAction(_ fix: Fix, of finding: Finding?) -> JSON {
    codeAction(
      title: fix.title, kind: fix.kind.rawValue, edits: fix.edits, isPreferred: fix.isPreferred,
      mends: fix.kind == .quickFix ? finding : nil)
  }

  /// LSP's `CodeAction`, or for old clients a `Command` that asks for the edit to be applied.
  func codeAction(
    title: String, kind: String, edits: [TextEdit], isPreferred: Bool = false,
    mends finding: Finding? = nil
  ) -> JSON {
    let edit = workspaceEdit(edits)
    guard client.codeActionLiterals else {
      return [
        "title": .string(title), "command": .string(Command.applyEdit),
        "arguments": [.string(title), edit],
      ]
    }
    return .fields([
      "title": .string(title),
      "kind": .string(kind),
      "diagnostics": finding.map { [diagnostic($0)] },
      "isPreferred": client.preferredCodeActions && isPreferred ? true : nil,
      "edit": edit,
    ])
  }
}

extension Range<Int> {
  /// Whether the two have a place in common, be it only an end.
  fileprivate func touches(_ other: Range<Int>) -> Bool {
    lowerBound <= other.upperBound && other.lowerBound <= upperBound
  }
}
