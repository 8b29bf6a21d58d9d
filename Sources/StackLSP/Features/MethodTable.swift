extension Method {
  /// The methods by name. Names are unique; of two equal ones the first would win.
  static let table = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// All methods of the server, one line for each feature.
  static let all: [Method] = [
    .initialize, .initialized, .shutdown,
    .didOpen, .didChange, .didSave, .didClose,
    .hover, .completion, .completionResolve, .inlayHint, .inlayHintResolve,
    .codeAction, .codeActionResolve, .codeLens, .signatureHelp,
    .documentSymbol, .workspaceSymbol,
    .definition, .declaration, .references, .documentHighlight, .linkedEditingRange, .documentLink,
    .implementation, .typeDefinition, .prepareCallHierarchy, .incomingCalls, .outgoingCalls,
    .prepareRename, .rename,
    .foldingRange, .selectionRange,
    .formatting, .rangeFormatting, .onTypeFormatting,
    .diagnostic, .workspaceDiagnostic, .workDoneProgressCancel,
    .didChangeWatchedFiles, .didChangeWorkspaceFolders, .didChangeConfiguration, .willRenameFiles,
    .executeCommand, .textDocumentContent, .frames, .preview, .text,
    .pageOpen, .pageAsk, .pageClose,
    .semanticTokens, .semanticTokensDelta, .semanticTokensRange,
  ]
}
