'use strict';

// The capabilities of this editor, as `initialize` sends them to the server.

const capabilities = {
  general: { positionEncodings: ['utf-16'], markdown: { parser: 'marked' } },
  window: { workDoneProgress: true, showDocument: { support: true } },
  workspace: {
    applyEdit: true,
    configuration: true,
    textDocumentContent: {},
    diagnostics: { refreshSupport: true },
    semanticTokens: { refreshSupport: true },
    workspaceFolders: true,
    workspaceEdit: {
      documentChanges: true,
      resourceOperations: ['create', 'rename', 'delete'],
      changeAnnotationSupport: { groupsOnLabel: true },
    },
    didChangeConfiguration: { dynamicRegistration: false },
    codeLens: { refreshSupport: true },
    inlayHint: { refreshSupport: true },
    fileOperations: { willRename: true },
  },
  textDocument: {
    synchronization: { didSave: true },
    diagnostic: {},
    publishDiagnostics: {
      relatedInformation: true,
      codeDescriptionSupport: true,
      dataSupport: true,
      tagSupport: { valueSet: [1, 2] },
    },
    hover: { contentFormat: ['markdown', 'plaintext'] },
    completion: {
      completionItem: {
        snippetSupport: true,
        commitCharactersSupport: true,
        documentationFormat: ['markdown', 'plaintext'],
        preselectSupport: true,
        labelDetailsSupport: true,
        insertReplaceSupport: true,
        resolveSupport: { properties: ['detail', 'documentation', 'additionalTextEdits'] },
      },
      contextSupport: true,
    },
    signatureHelp: {
      signatureInformation: {
        documentationFormat: ['markdown', 'plaintext'],
        parameterInformation: { labelOffsetSupport: true },
      },
    },
    implementation: { linkSupport: true },
    typeDefinition: { linkSupport: true },
    callHierarchy: {},
    definition: { linkSupport: true },
    declaration: { linkSupport: true },
    references: {},
    documentHighlight: {},
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    codeAction: {
      codeActionLiteralSupport: {
        codeActionKind: { valueSet: ['quickfix', 'refactor', 'source', 'source.fixAll'] },
      },
      isPreferredSupport: true,
      disabledSupport: true,
      dataSupport: true,
      resolveSupport: { properties: ['edit', 'command'] },
    },
    codeLens: {},
    documentLink: { tooltipSupport: true },
    formatting: {},
    rangeFormatting: {},
    onTypeFormatting: {},
    rename: { prepareSupport: true },
    foldingRange: { lineFoldingOnly: true },
    selectionRange: {},
    linkedEditingRange: {},
    semanticTokens: {
      requests: { full: { delta: true }, range: true },
      tokenTypes: [
        'namespace', 'type', 'class', 'enum', 'parameter', 'variable', 'property', 'enumMember',
        'function', 'method', 'macro', 'keyword', 'modifier', 'comment', 'string', 'number',
        'operator', 'decorator',
      ],
      tokenModifiers: ['declaration', 'definition', 'readonly', 'deprecated', 'modification', 'defaultLibrary'],
      formats: ['relative'],
    },
    inlayHint: { resolveSupport: { properties: ['tooltip', 'textEdits'] } },
  },
};

module.exports = { capabilities };
