'use strict';

// The life of one server: started, told of every open document, asked, stopped, and started again
// where it ended by itself.

const vscode = require('vscode');
const { Connection, ResponseError, requestCancelled, contentModified, methodNotFound } = require('./connection');
const convert = require('./convert');
const features = require('./features');

/** The settings that are the server's; the others under `stack` are the editor's own. */
const serverSettings = ['devices', 'levels', 'hoverPicture', 'inlayHints'];

/** A server that ends by itself is started again, but not for ever. */
const restartLimit = 4;
const restartWindow = 3 * 60 * 1000;

const clientCapabilities = {
  general: { positionEncodings: ['utf-16'] },
  window: { workDoneProgress: true, showDocument: { support: true } },
  workspace: {
    applyEdit: true,
    configuration: true,
    textDocumentContent: {},
    workspaceFolders: true,
    workspaceEdit: { documentChanges: true, resourceOperations: ['create', 'rename', 'delete'] },
    didChangeConfiguration: { dynamicRegistration: false },
    codeLens: { refreshSupport: true },
    inlayHint: { refreshSupport: true },
    fileOperations: { willRename: true },
  },
  textDocument: {
    synchronization: { didSave: true },
    publishDiagnostics: {
      relatedInformation: true,
      versionSupport: true,
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

class Client {
  constructor(output) {
    this.output = output;
    this.diagnostics = vscode.languages.createDiagnosticCollection('stack');
    this.refreshEmitters = {
      codeLens: new vscode.EventEmitter(),
      inlayHint: new vscode.EventEmitter(),
    };
    this.published = new vscode.EventEmitter();
    this.onDidPublish = this.published.event;
    this.subscriptions = [];
    this.restarts = [];
    this.progress = new Map();
  }

  refreshed(kind) {
    return this.refreshEmitters[kind].event;
  }

  /** Starts the server and tells it of every open document. */
  async start() {
    const settings = vscode.workspace.getConfiguration('stack');
    const folders = vscode.workspace.workspaceFolders ?? [];
    this.trace = settings.get('trace') ?? false;
    this.isReady = false;
    this.isStopping = false;
    const connection = new Connection(
      settings.get('server.path') ?? 'stack-lsp',
      settings.get('server.arguments') ?? [],
      { cwd: folders[0]?.uri.fsPath },
      {
        notification: (method, params) => this.notified(method, params),
        request: (method, params) => this.asked(method, params),
        closed: (reason) => this.closed(connection, reason),
        log: (line) => this.output.appendLine(line),
      }
    );
    this.connection = connection;
    const { capabilities } = await connection.request('initialize', {
      processId: process.pid,
      clientInfo: { name: 'Visual Studio Code', version: vscode.version },
      rootUri: folders[0]?.uri.toString() ?? null,
      capabilities: clientCapabilities,
      workspaceFolders: folders.map(({ uri, name }) => ({ uri: uri.toString(), name })),
    });
    this.capabilities = capabilities;
    connection.notify('initialized', {});
    this.subscriptions = [
      features.register(this, capabilities),
      ...this.synchronize(),
      ...this.virtualDocuments(),
    ];
    vscode.workspace.textDocuments.forEach((document) => this.opened(document));
    this.isReady = true;
  }

  async stop() {
    this.isStopping = true;
    const { connection } = this;
    this.dispose();
    if (!connection || connection.isClosed) return;
    try {
      await connection.request('shutdown');
    } finally {
      connection.notify('exit');
    }
  }

  async restart() {
    await this.stop();
    await this.start();
  }

  dispose() {
    this.subscriptions.forEach((subscription) => subscription.dispose());
    this.subscriptions = [];
    this.diagnostics.clear();
  }

  /**
   * An answer, or undefined where an edit or the end of the server overtook the question. A server
   * that starts is asked nothing before it knows the open documents.
   */
  async ask(method, params, token) {
    if (!this.isReady || this.isStopping) return undefined;
    try {
      if (this.trace) this.output.appendLine(`→ ${method} ${JSON.stringify(params)}`);
      return await this.connection.request(method, params, token);
    } catch (error) {
      const isOvertaken =
        error instanceof ResponseError &&
        (error.code === requestCancelled || error.code === contentModified);
      if (isOvertaken || this.isStopping || this.connection.isClosed) return undefined;
      this.output.appendLine(`${method}: ${error.message}`);
      throw error;
    }
  }

  // What the editor does, told to the server.

  synchronize() {
    const { workspace } = vscode;
    const watcher = workspace.createFileSystemWatcher('**/*.stack');
    const changedOnDisk = (type) => (uri) =>
      this.connection.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: uri.toString(), type }] });
    return [
      workspace.onDidOpenTextDocument((document) => this.opened(document)),
      workspace.onDidChangeTextDocument((event) => this.changed(event)),
      workspace.onDidSaveTextDocument((document) => this.told('didSave', document)),
      workspace.onDidCloseTextDocument((document) => this.told('didClose', document)),
      workspace.onDidChangeConfiguration((event) => this.configured(event)),
      workspace.onDidChangeWorkspaceFolders((event) => this.foldersChanged(event)),
      workspace.onWillRenameFiles?.((event) => event.waitUntil(this.willRename(event.files))),
      watcher,
      watcher.onDidCreate(changedOnDisk(1)),
      watcher.onDidChange(changedOnDisk(2)),
      watcher.onDidDelete(changedOnDisk(3)),
    ].filter(Boolean);
  }

  /** Read-only documents that the server writes: a table of frames, the meaning of a code. */
  virtualDocuments() {
    const schemes = this.capabilities.workspace?.textDocumentContent?.schemes ?? [];
    return schemes.map((scheme) =>
      vscode.workspace.registerTextDocumentContentProvider(scheme, {
        provideTextDocumentContent: async (uri, token) => {
          const answer = await this.ask('workspace/textDocumentContent', { uri: uri.toString() }, token);
          return answer?.text;
        },
      })
    );
  }

  opened(document) {
    if (document.languageId !== 'stack') return;
    this.connection.notify('textDocument/didOpen', {
      textDocument: {
        uri: document.uri.toString(),
        languageId: 'stack',
        version: document.version,
        text: document.getText(),
      },
    });
  }

  changed({ document, contentChanges }) {
    if (document.languageId !== 'stack' || contentChanges.length === 0) return;
    this.connection.notify('textDocument/didChange', {
      textDocument: { uri: document.uri.toString(), version: document.version },
      contentChanges: contentChanges.map(({ range, text }) => ({ range: convert.fromRange(range), text })),
    });
  }

  told(what, document) {
    if (document.languageId !== 'stack') return;
    this.connection.notify(`textDocument/${what}`, { textDocument: convert.fromDocument(document) });
  }

  configured(event) {
    if (event.affectsConfiguration('stack.server')) return void this.restart();
    if (!event.affectsConfiguration('stack')) return;
    this.trace = vscode.workspace.getConfiguration('stack').get('trace') ?? false;
    this.connection.notify('workspace/didChangeConfiguration', {
      settings: { stack: this.settingsOfServer() },
    });
  }

  settingsOfServer() {
    const settings = vscode.workspace.getConfiguration('stack');
    return Object.fromEntries(
      serverSettings.map((key) => [key, settings.get(key)]).filter(([, value]) => value !== undefined)
    );
  }

  foldersChanged({ added, removed }) {
    const plain = ({ uri, name }) => ({ uri: uri.toString(), name });
    this.connection.notify('workspace/didChangeWorkspaceFolders', {
      event: { added: added.map(plain), removed: removed.map(plain) },
    });
  }

  /** Imports follow a file that is renamed, where the server knows how. */
  async willRename(files) {
    if (!this.capabilities?.workspace?.fileOperations?.willRename) return new vscode.WorkspaceEdit();
    const edit = await this.ask('workspace/willRenameFiles', {
      files: files.map((file) => ({ oldUri: file.oldUri.toString(), newUri: file.newUri.toString() })),
    });
    return edit ? convert.workspaceEdit(edit) : new vscode.WorkspaceEdit();
  }

  // What the server says.

  notified(method, params) {
    if (this.trace) this.output.appendLine(`← ${method} ${JSON.stringify(params)}`);
    switch (method) {
      case 'textDocument/publishDiagnostics':
        this.diagnostics.set(vscode.Uri.parse(params.uri), params.diagnostics.map(convert.diagnostic));
        this.published.fire(params.uri);
        break;
      case 'window/logMessage':
        this.output.appendLine(params.message);
        break;
      case 'window/showMessage':
        this.show(params);
        break;
      case '$/progress':
        this.progressed(params);
        break;
    }
  }

  async asked(method, params) {
    switch (method) {
      case 'workspace/configuration':
        return params.items.map(({ section }) => (section === 'stack' ? this.settingsOfServer() : null));
      case 'workspace/applyEdit':
        return { applied: await vscode.workspace.applyEdit(convert.workspaceEdit(params.edit)) };
      case 'workspace/workspaceFolders':
        return (vscode.workspace.workspaceFolders ?? []).map(({ uri, name }) => ({ uri: uri.toString(), name }));
      case 'workspace/codeLens/refresh':
        return void this.refreshEmitters.codeLens.fire();
      case 'workspace/inlayHint/refresh':
        return void this.refreshEmitters.inlayHint.fire();
      case 'window/showMessageRequest':
        return (await this.show(params)) ?? null;
      case 'window/showDocument':
        return { success: await this.showDocument(params) };
      case 'window/workDoneProgress/create':
      case 'client/registerCapability':
      case 'client/unregisterCapability':
        return null;
      default:
        throw new ResponseError({ code: methodNotFound, message: `${method} is not known here` });
    }
  }

  show({ type, message, actions }) {
    const show = [
      vscode.window.showErrorMessage,
      vscode.window.showWarningMessage,
      vscode.window.showInformationMessage,
    ][Math.min(type, 3) - 1];
    return show(message, ...(actions ?? []));
  }

  async showDocument({ uri, external, selection, takeFocus }) {
    const target = vscode.Uri.parse(uri);
    if (external) return vscode.env.openExternal(target);
    await vscode.window.showTextDocument(target, {
      selection: convert.optional(convert.range)(selection),
      preserveFocus: takeFocus === false,
    });
    return true;
  }

  progressed({ token, value }) {
    if (value.kind === 'begin') {
      const options = { location: vscode.ProgressLocation.Window, title: value.title };
      vscode.window.withProgress(options, (progress) => {
        return new Promise((end) => this.progress.set(token, { progress, end }));
      });
    } else if (value.kind === 'report') {
      this.progress.get(token)?.progress.report({ message: value.message });
    } else {
      this.progress.get(token)?.end();
      this.progress.delete(token);
    }
  }

  closed(connection, reason) {
    if (this.isStopping || connection !== this.connection) return;
    this.output.appendLine(`The server ${reason}.`);
    this.dispose();
    const now = Date.now();
    this.restarts = [...this.restarts.filter((time) => now - time < restartWindow), now];
    if (this.restarts.length > restartLimit || !this.capabilities) {
      vscode.window.showErrorMessage(
        `stack-lsp ${reason}. Is stack.server.path right? Restart it with “Stack: Restart Server”.`
      );
      return;
    }
    this.start().catch((error) => this.output.appendLine(error.message));
  }
}

module.exports = { Client };
