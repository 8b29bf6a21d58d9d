'use strict';

// The live preview in a panel beside the text: the server's own page (editors/preview), which any other editor
// shows in a browser. Here it needs no port; all of its messages go over the client's connection.

const vscode = require('vscode');
const convert = require('./convert');
const { hasScreens } = require('./screens');

class Preview {
  constructor(client) {
    this.client = client;
    this.subscriptions = [
      client.onDidHear(({ method, params }) => method === 'stack/pageEvent' && this.heard(params)),
      client.onDidStart(() => this.panel && this.open()),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => this.follow(textEditor)),
      vscode.window.onDidChangeActiveTextEditor((editor) => editor && this.follow(editor)),
    ];
  }

  /** Opens the panel on a screen; without a name, on the one at the caret. */
  show(uri, screen) {
    const document = vscode.window.activeTextEditor?.document;
    this.uri = uri ?? (hasScreens(document) ? document.uri.toString() : undefined);
    if (!this.uri) return undefined;
    this.screen = screen;
    if (!this.panel) {
      this.panel = vscode.window.createWebviewPanel(
        'stack.preview',
        'Preview',
        { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
        { enableScripts: true, localResourceRoots: [], retainContextWhenHidden: true }
      );
      this.panel.webview.onDidReceiveMessage((message) => this.said(message));
      this.panel.onDidDispose(() => this.closed());
    }
    this.panel.reveal(undefined, true);
    return this.open();
  }

  /** Gets the page; a server that was started again gives a new one. */
  async open() {
    const { panel } = this;
    this.isLoaded = false;
    this.waiting = [];
    if (this.page !== undefined) this.client.tell('stack/pageClose', { page: this.page });
    this.page = undefined;
    const answer = await this.client.ask('stack/pageOpen', {
      textDocument: { uri: this.uri },
      ...(this.screen && { screen: this.screen }),
    });
    if (!answer || this.panel !== panel) return;
    this.page = answer.page;
    panel.webview.html = answer.html;
    const editor = vscode.window.activeTextEditor;
    if (!this.screen && editor) this.follow(editor);
  }

  /** Events come before the page has loaded; they wait for it. */
  heard({ page, event }) {
    if (this.page !== undefined && page !== this.page) return;
    if (event.kind === 'screen') this.panel.title = `Preview of ${event.screen}`;
    if (this.isLoaded) this.panel?.webview.postMessage({ event });
    else this.waiting.push(event);
  }

  async said({ ready, id, question }) {
    if (ready) {
      this.isLoaded = true;
      for (const event of this.waiting.splice(0)) this.panel.webview.postMessage({ event });
      return;
    }
    let answer;
    try {
      answer = await this.client.ask('stack/pageAsk', { page: this.page, question });
    } catch (error) {
      answer = { error: error.message };
    }
    this.panel?.webview.postMessage({ id, answer: answer ?? {} });
  }

  /** The page marks the view at the caret, and turns to its screen. */
  follow(editor) {
    if (!this.panel || !hasScreens(editor.document)) return;
    if (vscode.workspace.getConfiguration('stack').get('preview.follow') === false) return;
    this.uri = editor.document.uri.toString();
    const place = [this.uri, convert.fromPosition(editor.selection.active)];
    this.client
      .ask('workspace/executeCommand', { command: 'stack.caretMoved', arguments: place })
      .catch(() => {});
  }

  closed() {
    if (this.page !== undefined) this.client.tell('stack/pageClose', { page: this.page });
    this.panel = this.page = undefined;
  }

  dispose() {
    this.subscriptions.forEach((subscription) => subscription.dispose());
    this.panel?.dispose();
  }
}

module.exports = { Preview };
