'use strict';

// The life of one server: it is started, told about every open document, asked, stopped, and restarted
// if it ends by itself.

const vscode = require('vscode');
const { Connection, ResponseError, requestCancelled, contentModified, methodNotFound } = require('./connection');
const convert = require('./convert');
const features = require('./features');
const { capabilities } = require('./capabilities');
const { Diagnostics } = require('./diagnostics');
const { Progress } = require('./progress');
const { serverPath } = require('./server');

/** The settings that are the server's; the others under `stack` are the editor's own. */
const serverSettings = ['devices', 'levels', 'hoverPicture', 'inlayHints'];

/** A server that ends by itself is started again, each time later, but not for ever. */
const restartDelays = [0, 1000, 4000, 16000];
const restartWindow = 3 * 60 * 1000;

class Client {
  constructor(output) {
    this.output = output;
    this.started = new vscode.EventEmitter();
    this.onDidStart = this.started.event;
    this.hearing = new vscode.EventEmitter();
    this.onDidHear = this.hearing.event;
    this.refreshEmitters = {
      codeLens: new vscode.EventEmitter(),
      inlayHint: new vscode.EventEmitter(),
      semanticTokens: new vscode.EventEmitter(),
    };
    this.pageChanged = new vscode.EventEmitter();
    this.stateChanged = new vscode.EventEmitter();
    this.onDidChangeState = this.stateChanged.event;
    this.state = 'starting';
    this.diagnostics = new Diagnostics(this);
    this.subscriptions = [];
    this.restarts = [];
    this.progress = new Progress((token) =>
      this.connection.notify('window/workDoneProgress/cancel', { token })
    );
    this.diagnostics.onDidChange(() => this.refreshPages());
    // Also while no server runs, because the setting may name one.
    this.settings = vscode.workspace.onDidChangeConfiguration((event) => this.configured(event));
  }

  /** `starting`, `running` or `stopped`, and why it is stopped. */
  enter(state, reason) {
    Object.assign(this, { state, reason });
    this.stateChanged.fire(state);
  }

  refreshed(kind) {
    return this.refreshEmitters[kind].event;
  }

  /** Starts the server and tells it of every open document. */
  async start() {
    const settings = vscode.workspace.getConfiguration('stack');
    const folders = vscode.workspace.workspaceFolders ?? [];
    this.trace = settings.get('trace.server') ?? 'off';
    this.enter('starting');
    this.isReady = false;
    this.isStopping = false;
    const connection = new Connection(
      serverPath(settings),
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
    const answer = await connection.request('initialize', {
      processId: process.pid,
      clientInfo: { name: 'Visual Studio Code', version: vscode.version },
      rootUri: folders[0]?.uri.toString() ?? null,
      capabilities,
      workspaceFolders: folders.map(({ uri, name }) => ({ uri: uri.toString(), name })),
    });
    connection.isInitialized = true;
    this.capabilities = answer.capabilities;
    this.serverInfo = answer.serverInfo;
    connection.notify('initialized', {});
    this.subscriptions = [
      features.register(this, answer.capabilities),
      ...this.synchronize(),
      ...this.virtualDocuments(),
    ];
    this.isReady = true;
    vscode.workspace.textDocuments.forEach((document) => this.opened(document));
    this.diagnostics.checkWorkspace();
    this.enter('running');
    this.started.fire();
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
    this.restarts = [];
    await this.stop().catch(() => {});
    await this.start().catch((error) => this.output.appendLine(error.message));
  }

  dispose() {
    this.subscriptions.forEach((subscription) => subscription.dispose());
    this.subscriptions = [];
    this.isReady = false;
    clearTimeout(this.restartTimer);
    this.diagnostics.forget();
    this.progress.endAll();
  }

  /**
   * An answer, or undefined if an edit or the end of the server came before it. A server that starts
   * gets no requests before it knows the open documents.
   */
  async ask(method, params, token) {
    if (!this.isReady || this.isStopping) return undefined;
    try {
      this.note('→', method, params);
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

  /** A line of the log, as the setting `stack.trace.server` asks. */
  note(arrow, method, params) {
    if (this.trace === 'messages') this.output.appendLine(`${arrow} ${method}`);
    if (this.trace === 'verbose') this.output.appendLine(`${arrow} ${method} ${JSON.stringify(params)}`);
  }

  // Messages from the editor to the server.

  synchronize() {
    const { workspace } = vscode;
    const watcher = workspace.createFileSystemWatcher('**/*.{stack,storyboard,xib}');
    const changedOnDisk = (type) => (uri) =>
      this.connection.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: uri.toString(), type }] });
    return [
      workspace.onDidOpenTextDocument((document) => this.opened(document)),
      workspace.onDidChangeTextDocument((event) => this.changed(event)),
      workspace.onDidSaveTextDocument((document) => this.told('didSave', document)),
      workspace.onDidCloseTextDocument((document) => this.closedDocument(document)),
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
        onDidChange: this.pageChanged.event,
        provideTextDocumentContent: async (uri, token) => {
          const answer = await this.ask('workspace/textDocumentContent', { uri: uri.toString() }, token);
          return answer?.text;
        },
      })
    );
  }

  /** Open pages show what the server says of a text that has changed. */
  refreshPages() {
    const schemes = this.capabilities?.workspace?.textDocumentContent?.schemes ?? [];
    for (const { uri } of vscode.workspace.textDocuments) {
      if (schemes.includes(uri.scheme)) this.pageChanged.fire(uri);
    }
  }

  /** Whether a document is one to edit: a side of a diff, for example, is not. */
  serves(document) {
    return vscode.languages.match(features.selector, document) > 0;
  }

  opened(document) {
    if (!this.serves(document)) return;
    this.connection.notify('textDocument/didOpen', {
      textDocument: {
        uri: document.uri.toString(),
        languageId: document.languageId,
        version: document.version,
        text: document.getText(),
      },
    });
    this.diagnostics.pull(document.uri.toString());
  }

  changed({ document, contentChanges }) {
    if (!this.serves(document) || contentChanges.length === 0) return;
    this.connection.notify('textDocument/didChange', {
      textDocument: { uri: document.uri.toString(), version: document.version },
      contentChanges: contentChanges.map(({ range, text }) => ({ range: convert.fromRange(range), text })),
    });
    this.diagnostics.pull(document.uri.toString());
  }

  closedDocument(document) {
    if (!this.serves(document)) return;
    this.told('didClose', document);
    this.diagnostics.closed(document.uri.toString());
  }

  told(what, document) {
    if (!this.serves(document)) return;
    this.connection.notify(`textDocument/${what}`, { textDocument: convert.fromDocument(document) });
  }

  configured(event) {
    if (event.affectsConfiguration('stack.server')) return void this.restart();
    if (!event.affectsConfiguration('stack')) return;
    this.trace = vscode.workspace.getConfiguration('stack').get('trace.server') ?? 'off';
    if (!this.isReady) return;
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

  // Messages from the server.

  notified(method, params) {
    this.note('←', method, params);
    switch (method) {
      case 'window/logMessage':
        this.output.appendLine(params.message);
        break;
      case 'window/showMessage':
        this.show(params);
        break;
      case '$/progress':
        this.progressed(params);
        break;
      default:
        this.hearing.fire({ method, params });
    }
  }

  /** Nothing where no server runs. */
  tell(method, params) {
    if (this.isReady && !this.isStopping && !this.connection.isClosed) this.connection.notify(method, params);
  }

  async asked(method, params) {
    switch (method) {
      case 'workspace/configuration':
        return params.items.map(({ section }) => (section === 'stack' ? this.settingsOfServer() : null));
      case 'workspace/applyEdit':
        return this.apply(params.edit);
      case 'workspace/workspaceFolders':
        return (vscode.workspace.workspaceFolders ?? []).map(({ uri, name }) => ({ uri: uri.toString(), name }));
      case 'workspace/codeLens/refresh':
        return void this.refreshEmitters.codeLens.fire();
      case 'workspace/inlayHint/refresh':
        return void this.refreshEmitters.inlayHint.fire();
      case 'workspace/semanticTokens/refresh':
        return void this.refreshEmitters.semanticTokens.fire();
      case 'workspace/diagnostic/refresh':
        return void this.diagnostics.refresh();
      case 'workspace/textDocumentContent/refresh':
        return void this.pageChanged.fire(vscode.Uri.parse(params.uri));
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

  /** An edit of a text that has changed since is refused: it would land in the wrong place. */
  async apply(edit) {
    const stale = (edit.documentChanges ?? []).find(({ textDocument: it }) => {
      if (typeof it?.version !== 'number') return false;
      const document = vscode.workspace.textDocuments.find(({ uri }) => uri.toString() === it.uri);
      return document && document.version !== it.version;
    });
    if (stale) return { applied: false, failureReason: `${stale.textDocument.uri} has changed.` };
    return { applied: await vscode.workspace.applyEdit(convert.workspaceEdit(edit)) };
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
    if (value.kind === undefined) this.diagnostics.partial(token, value);
    else this.progress.take(token, value);
  }

  closed(connection, reason) {
    if (this.isStopping || connection !== this.connection) return;
    this.output.appendLine(`The server ${reason}.`);
    this.dispose();
    const now = Date.now();
    this.restarts = [...this.restarts.filter((time) => now - time < restartWindow), now];
    const delay = restartDelays[this.restarts.length - 1];
    if (delay === undefined || !connection.isInitialized) return void this.failed(reason);
    this.enter('starting');
    this.restartTimer = setTimeout(() => {
      this.start().catch((error) => this.output.appendLine(error.message));
    }, delay);
  }

  /** The server cannot be started, or does not live: what can be done about it is one click away. */
  async failed(reason) {
    this.enter('stopped', reason);
    const choose = 'Choose Server…';
    const restart = 'Restart';
    const log = 'Show Log';
    const program = serverPath(vscode.workspace.getConfiguration('stack'));
    const chosen = await vscode.window.showErrorMessage(
      `Stack server ${program} ${reason}.`,
      choose,
      restart,
      log
    );
    if (chosen === choose) await this.chooseServer();
    if (chosen === log) this.output.show();
    if (chosen === restart) await this.restart();
  }

  /** The setting changes, and with it the server is started. */
  async chooseServer() {
    const [file] = (await vscode.window.showOpenDialog({ title: 'The program stack-lsp' })) ?? [];
    if (!file) return;
    const settings = vscode.workspace.getConfiguration('stack');
    await settings.update('server.path', file.fsPath, vscode.ConfigurationTarget.Global);
  }
}

module.exports = { Client };
