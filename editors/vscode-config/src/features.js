'use strict';

// The server's features, registered with VS Code: one entry for each capability. An entry takes the
// capability's options and a function that sends requests, and returns the objects to dispose of at the end.

const vscode = require('vscode');
const convert = require('./convert');

/** Documents that somebody edits: not the other side of a diff, and no page of the server's. */
const stackFiles = [
  { language: 'stack', scheme: 'file' },
  { language: 'stack', scheme: 'untitled' },
  { language: 'stack', scheme: 'vscode-remote' },
];

/** Storyboards and xibs are XML to VS Code, whose colors and formatter they keep. */
const selector = [
  ...stackFiles,
  { pattern: '**/*.{storyboard,xib}', scheme: 'file' },
  { pattern: '**/*.{storyboard,xib}', scheme: 'vscode-remote' },
];

/** Where the token stands among a provider's arguments differs from provider to provider. */
const tokenOf = (rest) => rest.find((it) => it?.onCancellationRequested);

/** Asks about a place in a document, and converts the answer; no answer is `undefined`. */
function asking(client, method, toValue, parameters = () => ({})) {
  return async (document, place, ...rest) => {
    const params = {
      textDocument: convert.fromDocument(document),
      position: convert.fromPosition(place),
      ...parameters(...rest),
    };
    return convert.optional(toValue)(await client.ask(method, params, tokenOf(rest)));
  };
}

/** The same without a place. */
function askingDocument(client, method, toValue, parameters = () => ({})) {
  return async (document, ...rest) => {
    const params = { textDocument: convert.fromDocument(document), ...parameters(...rest) };
    return convert.optional(toValue)(await client.ask(method, params, tokenOf(rest)));
  };
}

/** Asks for what a list left out. The item of VS Code takes over the fields named. */
function resolving(client, options, method, toValue, fields) {
  if (!options.resolveProvider) return undefined;
  return async (item, token) => {
    const answer = await client.ask(method, item.source, token);
    if (!answer) return item;
    const resolved = toValue(answer);
    for (const field of fields) item[field] = resolved[field] ?? item[field];
    return item;
  };
}

const formattingOptions = (options) => ({
  options: { tabSize: options.tabSize, insertSpaces: options.insertSpaces },
});

const features = {
  hoverProvider: (client) =>
    vscode.languages.registerHoverProvider(selector, {
      provideHover: asking(client, 'textDocument/hover', convert.hover),
    }),

  completionProvider: (client, options) =>
    vscode.languages.registerCompletionItemProvider(
      selector,
      {
        provideCompletionItems: asking(
          client,
          'textDocument/completion',
          (it) =>
            new vscode.CompletionList(
              (it.items ?? it).map(convert.completionItem),
              it.isIncomplete ?? false
            ),
          (_token, context) => ({
            context: {
              triggerKind: (context?.triggerKind ?? 0) + 1,
              triggerCharacter: context?.triggerCharacter,
            },
          })
        ),
        resolveCompletionItem: resolving(
          client,
          options,
          'completionItem/resolve',
          convert.completionItem,
          ['detail', 'documentation', 'additionalTextEdits']
        ),
      },
      ...(options.triggerCharacters ?? [])
    ),

  codeActionProvider: (client, options) =>
    vscode.languages.registerCodeActionsProvider(
      selector,
      {
        async provideCodeActions(document, range, context, token) {
          const actions = await client.ask(
            'textDocument/codeAction',
            {
              textDocument: convert.fromDocument(document),
              range: convert.fromRange(range),
              context: {
                diagnostics: context.diagnostics.map(convert.fromDiagnostic),
                only: context.only && [context.only.value],
                triggerKind: context.triggerKind,
              },
            },
            token
          );
          return convert.all(convert.codeAction)(actions);
        },
        resolveCodeAction: resolving(
          client,
          options,
          'codeAction/resolve',
          convert.codeAction,
          ['edit', 'command']
        ),
      },
      {
        providedCodeActionKinds: options.codeActionKinds?.map(
          (kind) => new vscode.CodeActionKind(kind)
        ),
      }
    ),

  codeLensProvider: (client, options) =>
    vscode.languages.registerCodeLensProvider(selector, {
      onDidChangeCodeLenses: client.refreshed('codeLens'),
      provideCodeLenses: askingDocument(client, 'textDocument/codeLens', convert.all(convert.codeLens)),
      resolveCodeLens: resolving(client, options, 'codeLens/resolve', convert.codeLens, ['command']),
    }),

  inlayHintProvider: (client, options) =>
    vscode.languages.registerInlayHintsProvider(selector, {
      onDidChangeInlayHints: client.refreshed('inlayHint'),
      provideInlayHints: askingDocument(
        client,
        'textDocument/inlayHint',
        convert.all(convert.inlayHint),
        (range) => ({ range: convert.fromRange(range) })
      ),
      resolveInlayHint: resolving(client, options, 'inlayHint/resolve', convert.inlayHint, [
        'tooltip',
        'textEdits',
      ]),
    }),

  documentSymbolProvider: (client) =>
    vscode.languages.registerDocumentSymbolProvider(selector, {
      provideDocumentSymbols: askingDocument(
        client,
        'textDocument/documentSymbol',
        convert.all(convert.documentSymbol)
      ),
    }),

  workspaceSymbolProvider: (client) =>
    vscode.languages.registerWorkspaceSymbolProvider({
      provideWorkspaceSymbols: async (query, token) =>
        convert.all(convert.symbolInformation)(await client.ask('workspace/symbol', { query }, token)),
    }),

  definitionProvider: (client) =>
    vscode.languages.registerDefinitionProvider(selector, {
      provideDefinition: asking(client, 'textDocument/definition', convert.places),
    }),

  declarationProvider: (client) =>
    vscode.languages.registerDeclarationProvider(selector, {
      provideDeclaration: asking(client, 'textDocument/declaration', convert.places),
    }),

  implementationProvider: (client) =>
    vscode.languages.registerImplementationProvider(selector, {
      provideImplementation: asking(client, 'textDocument/implementation', convert.places),
    }),

  typeDefinitionProvider: (client) =>
    vscode.languages.registerTypeDefinitionProvider(selector, {
      provideTypeDefinition: asking(client, 'textDocument/typeDefinition', convert.places),
    }),

  callHierarchyProvider: (client) => {
    const calls = (method, side) => async (item, token) =>
      convert.all((it) => convert.call(it, side))(await client.ask(method, { item: item.source }, token));
    return vscode.languages.registerCallHierarchyProvider(selector, {
      prepareCallHierarchy: asking(
        client,
        'textDocument/prepareCallHierarchy',
        convert.all(convert.hierarchyItem)
      ),
      provideCallHierarchyIncomingCalls: calls('callHierarchy/incomingCalls', 'from'),
      provideCallHierarchyOutgoingCalls: calls('callHierarchy/outgoingCalls', 'to'),
    });
  },

  referencesProvider: (client) =>
    vscode.languages.registerReferenceProvider(selector, {
      provideReferences: asking(
        client,
        'textDocument/references',
        convert.all(convert.location),
        (context) => ({ context: { includeDeclaration: context.includeDeclaration } })
      ),
    }),

  documentHighlightProvider: (client) =>
    vscode.languages.registerDocumentHighlightProvider(selector, {
      provideDocumentHighlights: asking(
        client,
        'textDocument/documentHighlight',
        convert.all(convert.highlight)
      ),
    }),

  renameProvider: (client, options) =>
    vscode.languages.registerRenameProvider(selector, {
      provideRenameEdits: asking(
        client,
        'textDocument/rename',
        convert.workspaceEdit,
        (newName) => ({ newName })
      ),
      prepareRename: options.prepareProvider
        ? asking(client, 'textDocument/prepareRename', (it) =>
            it.placeholder === undefined
              ? convert.range(it)
              : { range: convert.range(it.range), placeholder: it.placeholder }
          )
        : undefined,
    }),

  linkedEditingRangeProvider: (client) =>
    vscode.languages.registerLinkedEditingRangeProvider(selector, {
      provideLinkedEditingRanges: asking(
        client,
        'textDocument/linkedEditingRange',
        (it) =>
          new vscode.LinkedEditingRanges(
            it.ranges.map(convert.range),
            it.wordPattern && new RegExp(it.wordPattern, 'u')
          )
      ),
    }),

  foldingRangeProvider: (client) =>
    vscode.languages.registerFoldingRangeProvider(selector, {
      provideFoldingRanges: askingDocument(
        client,
        'textDocument/foldingRange',
        convert.all(convert.foldingRange)
      ),
    }),

  selectionRangeProvider: (client) =>
    vscode.languages.registerSelectionRangeProvider(selector, {
      provideSelectionRanges: askingDocument(
        client,
        'textDocument/selectionRange',
        convert.all(convert.selectionRange),
        (positions) => ({ positions: positions.map(convert.fromPosition) })
      ),
    }),

  semanticTokensProvider(client, options) {
    const { tokenTypes, tokenModifiers } = options.legend;
    const legend = new vscode.SemanticTokensLegend(tokenTypes, tokenModifiers);
    const whole = {
      onDidChangeSemanticTokens: client.refreshed('semanticTokens'),
      provideDocumentSemanticTokens: askingDocument(
        client,
        'textDocument/semanticTokens/full',
        convert.semanticTokens
      ),
    };
    if (options.full?.delta) {
      whole.provideDocumentSemanticTokensEdits = askingDocument(
        client,
        'textDocument/semanticTokens/full/delta',
        convert.semanticTokensOrEdits,
        (previousResultId) => ({ previousResultId })
      );
    }
    const part = {
      provideDocumentRangeSemanticTokens: askingDocument(
        client,
        'textDocument/semanticTokens/range',
        convert.semanticTokens,
        (range) => ({ range: convert.fromRange(range) })
      ),
    };
    return vscode.Disposable.from(
      ...(options.full
        ? [vscode.languages.registerDocumentSemanticTokensProvider(stackFiles, whole, legend)]
        : []),
      ...(options.range
        ? [vscode.languages.registerDocumentRangeSemanticTokensProvider(stackFiles, part, legend)]
        : [])
    );
  },

  documentFormattingProvider: (client) =>
    vscode.languages.registerDocumentFormattingEditProvider(stackFiles, {
      provideDocumentFormattingEdits: askingDocument(
        client,
        'textDocument/formatting',
        convert.all(convert.textEdit),
        formattingOptions
      ),
    }),

  documentRangeFormattingProvider: (client) =>
    vscode.languages.registerDocumentRangeFormattingEditProvider(stackFiles, {
      provideDocumentRangeFormattingEdits: askingDocument(
        client,
        'textDocument/rangeFormatting',
        convert.all(convert.textEdit),
        (range, options) => ({ range: convert.fromRange(range), ...formattingOptions(options) })
      ),
    }),

  documentOnTypeFormattingProvider: (client, options) =>
    vscode.languages.registerOnTypeFormattingEditProvider(
      stackFiles,
      {
        provideOnTypeFormattingEdits: asking(
          client,
          'textDocument/onTypeFormatting',
          convert.all(convert.textEdit),
          (ch, formatting) => ({ ch, ...formattingOptions(formatting) })
        ),
      },
      options.firstTriggerCharacter,
      ...(options.moreTriggerCharacter ?? [])
    ),

  documentLinkProvider: (client) =>
    vscode.languages.registerDocumentLinkProvider(selector, {
      provideDocumentLinks: askingDocument(
        client,
        'textDocument/documentLink',
        convert.all(convert.documentLink)
      ),
    }),

  signatureHelpProvider: (client, options) =>
    vscode.languages.registerSignatureHelpProvider(
      selector,
      { provideSignatureHelp: asking(client, 'textDocument/signatureHelp', convert.signatureHelp) },
      ...(options.triggerCharacters ?? [])
    ),

  executeCommandProvider: (client, options) =>
    vscode.Disposable.from(
      // The preview has a panel here.
      ...options.commands.filter((command) => command !== 'stack.showPreview').map((command) =>
        vscode.commands.registerCommand(command, (...args) =>
          client.ask('workspace/executeCommand', { command, arguments: args })
        )
      )
    ),
};

/** Registers every feature that the server declared. */
function register(client, capabilities) {
  const registered = Object.entries(features)
    .filter(([name]) => capabilities[name])
    .map(([name, start]) => start(client, capabilities[name] === true ? {} : capabilities[name]));
  return vscode.Disposable.from(...registered);
}

module.exports = { register, features, selector };
