'use strict';

// The status bar's item for the server beside a Stack document: whether the server runs, its version, the
// findings in the document and the environments in which it is checked.

const vscode = require('vscode');
const convert = require('./convert');
const { selector } = require('./features');
const { hasScreens } = require('./screens');

/** The environments are counted when the typist pauses, because the answer lists every frame. */
const settleTime = 1000;

class Status {
  constructor(client) {
    this.client = client;
    this.server = this.item('stack.server', { command: 'stack.restartServer', title: 'Restart' });
    this.server.name = 'Stack server';
    this.log = this.item('stack.log', { command: 'stack.showLog', title: 'Show log' });
    this.log.name = 'Stack log';
    this.log.text = 'Stack log';
    this.subscriptions = [
      client.onDidChangeState(() => this.update()),
      client.diagnostics.onDidChange((uri) => uri === this.document?.uri.toString() && this.update()),
      vscode.window.onDidChangeActiveTextEditor(() => this.update()),
    ];
    this.update();
  }

  item(id, command) {
    const item = vscode.languages.createLanguageStatusItem(id, selector);
    item.command = command;
    return item;
  }

  get document() {
    const document = vscode.window.activeTextEditor?.document;
    return hasScreens(document) ? document : undefined;
  }

  update() {
    const { state, serverInfo, reason } = this.client;
    const { Error: error, Information: information } = vscode.LanguageStatusSeverity;
    this.server.busy = state === 'starting';
    this.server.severity = state === 'stopped' ? error : information;
    this.server.text = state === 'stopped' ? '$(error) Stack server stopped' : `$(check) ${title(serverInfo)}`;
    this.server.detail = state === 'stopped' ? reason : this.findings();
    clearTimeout(this.timer);
    if (state === 'running' && this.document) this.timer = setTimeout(() => this.count(), settleTime);
  }

  findings() {
    const count = this.document ? this.client.diagnostics.collection.get(this.document.uri)?.length ?? 0 : 0;
    return count === 0 ? 'No findings' : plural(count, 'finding');
  }

  async count() {
    const { document } = this;
    if (!document) return;
    const frames = await this.client
      .ask('stack/frames', { textDocument: convert.fromDocument(document) })
      .catch(() => undefined);
    if (!frames || this.document !== document) return;
    const environments = frames.screens.reduce((sum, screen) => sum + screen.environments.length, 0);
    this.server.detail =
      `${this.findings()} · ${plural(frames.screens.length, 'screen')} in ` +
      plural(environments, 'environment');
  }

  dispose() {
    clearTimeout(this.timer);
    [this.server, this.log, ...this.subscriptions].forEach((item) => item.dispose());
  }
}

const title = (info) => (info ? `${info.name} ${info.version ?? ''}`.trim() : 'stack-lsp');
const plural = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;

module.exports = { Status };
