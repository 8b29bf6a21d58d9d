'use strict';

// The picture of the screen beside its text: it follows the caret, marks the view there, and keeps
// the last good picture while the text is being typed.

const vscode = require('vscode');
const convert = require('./convert');

/** Typing and moving come in bursts; one picture for each burst is enough. */
const settleTime = 60;

class Preview {
  constructor(client) {
    this.client = client;
    this.subscriptions = [
      client.diagnostics.onDidChange((uri) => uri === this.editor?.document.uri.toString() && this.soon()),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => this.moved(textEditor)),
      vscode.window.onDidChangeActiveTextEditor((editor) => editor && this.moved(editor)),
      vscode.window.onDidChangeActiveColorTheme(() => this.soon()),
    ];
  }

  show() {
    const editor = vscode.window.activeTextEditor;
    if (editor?.document.languageId !== 'stack') return;
    this.editor = editor;
    if (!this.panel) {
      this.panel = vscode.window.createWebviewPanel(
        'stack.preview',
        'Preview',
        { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
        { enableScripts: true, localResourceRoots: [], retainContextWhenHidden: true }
      );
      this.panel.webview.html = page();
      this.panel.webview.onDidReceiveMessage((message) => message === 'ready' && this.refresh());
      this.panel.onDidDispose(() => (this.panel = undefined));
    }
    this.panel.reveal(undefined, true);
    this.soon();
  }

  moved(editor) {
    if (editor.document.languageId !== 'stack') return;
    if (vscode.workspace.getConfiguration('stack').get('preview.follow') === false) return;
    this.editor = editor;
    this.soon();
  }

  soon() {
    if (!this.panel) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.refresh(), settleTime);
  }

  /** What goes wrong stands in the output channel; the picture stays as it is. */
  refresh() {
    return this.draw().catch(() => {});
  }

  async draw() {
    const { editor, panel } = this;
    if (!editor || !panel) return;
    const picture = await this.client.ask('stack/preview', {
      textDocument: convert.fromDocument(editor.document),
      position: convert.fromPosition(editor.selection.active),
    });
    if (!picture?.svg || this.panel !== panel) return;
    panel.title = `Preview of ${picture.screen}`;
    panel.webview.postMessage({ svg: inTheme(picture.svg), caption: picture.environment ?? '' });
  }

  dispose() {
    clearTimeout(this.timer);
    this.subscriptions.forEach((subscription) => subscription.dispose());
    this.panel?.dispose();
  }
}

/** The picture asks whether the system is dark; what counts here is whether VS Code is. */
function inTheme(svg) {
  const { Dark, HighContrast } = vscode.ColorThemeKind;
  const isDark = [Dark, HighContrast].includes(vscode.window.activeColorTheme.kind);
  return svg.replace('(prefers-color-scheme: dark)', isDark ? 'all' : 'not all');
}

/** The page is loaded once; only the picture inside is exchanged, so nothing jumps. */
function page() {
  const nonce = Array.from({ length: 24 }, () => Math.floor(Math.random() * 36).toString(36)).join('');
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy"
      content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'">
<style>
  body { margin: 0; height: 100vh; display: flex; flex-direction: column; }
  #picture { flex: 1; min-height: 0; display: flex; align-items: center; justify-content: center; padding: 12px; }
  #picture svg { max-width: 100%; max-height: 100%; }
  #caption { padding: 4px 12px 8px; text-align: center; color: var(--vscode-descriptionForeground); }
</style>
</head>
<body>
<div id="picture" role="img" aria-labelledby="caption"></div>
<div id="caption"></div>
<script nonce="${nonce}">
  const picture = document.getElementById('picture');
  const caption = document.getElementById('caption');
  window.addEventListener('message', ({ data }) => {
    picture.innerHTML = data.svg;
    caption.textContent = data.caption;
  });
  acquireVsCodeApi().postMessage('ready');
</script>
</body>
</html>`;
}

module.exports = { Preview };
