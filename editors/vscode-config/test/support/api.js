'use strict';

// The part of the `vscode` module that the extension uses, as the published declarations of VS Code
// 1.85 (`vscode.d.ts`) have it: the stand-in may declare no more, and the extension may use no more.

module.exports = {
  classes: [
    'CallHierarchyItem', 'CodeAction', 'CodeActionKind', 'CodeLens', 'CompletionItem', 'CompletionList', 'Diagnostic',
    'DiagnosticRelatedInformation', 'Disposable', 'DocumentHighlight', 'DocumentLink', 'DocumentSymbol',
    'EventEmitter', 'FoldingRange', 'Hover', 'InlayHint', 'InlayHintLabelPart', 'LinkedEditingRanges',
    'Location', 'MarkdownString', 'ParameterInformation', 'Position', 'ProcessExecution', 'Range',
    'SelectionRange', 'SemanticTokens', 'SemanticTokensEdit', 'SemanticTokensEdits',
    'SemanticTokensLegend', 'SignatureHelp', 'SignatureInformation', 'SnippetString',
    'SymbolInformation', 'Task', 'TextEdit', 'Uri', 'WorkspaceEdit',
  ],
  enums: {
    ColorThemeKind: { Light: 1, Dark: 2, HighContrast: 3, HighContrastLight: 4 },
    ConfigurationTarget: { Global: 1, Workspace: 2, WorkspaceFolder: 3 },
    LanguageStatusSeverity: { Information: 0, Warning: 1, Error: 2 },
    ProgressLocation: { SourceControl: 1, Window: 10, Notification: 15 },
    TaskScope: { Global: 1, Workspace: 2 },
    ViewColumn: { Active: -1, Beside: -2 },
  },
  namespaces: {
    commands: ['executeCommand', 'registerCommand'],
    env: ['clipboard', 'openExternal'],
    languages: [
      'createDiagnosticCollection', 'createLanguageStatusItem', 'match', 'registerCodeActionsProvider',
      'registerCodeLensProvider', 'registerCompletionItemProvider', 'registerDeclarationProvider',
      'registerDefinitionProvider', 'registerDocumentFormattingEditProvider',
      'registerDocumentHighlightProvider', 'registerDocumentLinkProvider',
      'registerDocumentRangeFormattingEditProvider', 'registerDocumentRangeSemanticTokensProvider',
      'registerDocumentSemanticTokensProvider', 'registerDocumentSymbolProvider',
      'registerFoldingRangeProvider', 'registerHoverProvider', 'registerImplementationProvider',
      'registerInlayHintsProvider', 'registerLinkedEditingRangeProvider',
      'registerOnTypeFormattingEditProvider', 'registerReferenceProvider', 'registerRenameProvider',
      'registerSelectionRangeProvider', 'registerSignatureHelpProvider',
      'registerTypeDefinitionProvider', 'registerCallHierarchyProvider',
      'registerWorkspaceSymbolProvider',
    ],
    tasks: ['registerTaskProvider'],
    window: [
      'activeColorTheme', 'activeTextEditor', 'createOutputChannel', 'createTerminal',
      'createWebviewPanel', 'onDidChangeActiveColorTheme', 'onDidChangeActiveTextEditor',
      'onDidChangeTextEditorSelection', 'showErrorMessage', 'showInformationMessage', 'showOpenDialog',
      'showTextDocument', 'showWarningMessage', 'visibleTextEditors', 'withProgress',
    ],
    workspace: [
      'applyEdit', 'createFileSystemWatcher', 'fs', 'getConfiguration', 'onDidChangeConfiguration',
      'onDidChangeTextDocument', 'onDidChangeWorkspaceFolders', 'onDidCloseTextDocument',
      'onDidOpenTextDocument', 'onDidSaveTextDocument', 'openTextDocument', 'onWillRenameFiles',
      'registerTextDocumentContentProvider', 'textDocuments', 'workspaceFolders',
    ],
  },
  values: ['version'],
};
