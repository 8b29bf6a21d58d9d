'use strict';

// Diagnostics that the editor requests: for each open document after every change, and for the whole
// workspace at the start and whenever the server reports a change.

const vscode = require('vscode');
const convert = require('./convert');

const identifier = 'stack';

class Diagnostics {
  constructor(client) {
    this.client = client;
    this.collection = vscode.languages.createDiagnosticCollection('stack');
    this.changed = new vscode.EventEmitter();
    /** Fires with the URI of a document whose diagnostics have arrived. */
    this.onDidChange = this.changed.event;
    this.forget();
  }

  forget() {
    this.collection.clear();
    this.results = new Map();
    this.open = new Map();
    this.check = undefined;
  }

  /**
   * Requests a document's diagnostics. While an answer is pending, further changes only record that
   * another request is needed, so a fast typist causes one request at a time.
   */
  async pull(uri) {
    const state = this.open.get(uri) ?? { isAsking: false, isStale: false };
    this.open.set(uri, state);
    state.isStale = true;
    if (state.isAsking) return;
    state.isAsking = true;
    while (state.isStale && this.open.get(uri) === state) {
      state.isStale = false;
      const report = await this.report(uri);
      // The next answer replaces one about an older text.
      if (report && !state.isStale && this.open.get(uri) === state) this.take(uri, report);
    }
    state.isAsking = false;
  }

  report(uri) {
    return this.client
      .ask('textDocument/diagnostic', {
        textDocument: { uri },
        identifier,
        previousResultId: this.results.get(uri),
      })
      .catch(() => undefined);
  }

  /** The document is the server's to read from the disk again. */
  closed(uri) {
    this.open.delete(uri);
    this.checkWorkspace();
  }

  refresh() {
    for (const uri of this.open.keys()) this.pull(uri);
    this.checkWorkspace();
  }

  /** One check at a time; a reason for another that comes meanwhile starts it afterwards. */
  async checkWorkspace() {
    if (!this.client.capabilities?.diagnosticProvider?.workspaceDiagnostics) return;
    if (this.check) return void (this.check.isStale = true);
    const check = (this.check = { isStale: true, token: undefined });
    while (check.isStale && this.check === check) {
      check.isStale = false;
      check.token = `stack.check.${(this.checks = (this.checks ?? 0) + 1)}`;
      const answer = await this.client
        .ask('workspace/diagnostic', {
          identifier,
          previousResultIds: [...this.results].map(([uri, value]) => ({ uri, value })),
          workDoneToken: `${check.token}.progress`,
          partialResultToken: check.token,
        })
        .catch(() => undefined);
      if (this.check === check) this.takeAll(answer?.items);
    }
    if (this.check === check) this.check = undefined;
  }

  /** Part of an answer; false if the token is not of a check of ours. */
  partial(token, { items }) {
    if (this.check?.token !== token) return false;
    this.takeAll(items);
    return true;
  }

  /** An open document's own answer is newer than the workspace's. */
  takeAll(reports) {
    for (const report of reports ?? []) {
      if (!this.open.has(report.uri)) this.take(report.uri, report);
    }
  }

  take(uri, report) {
    if (report.resultId) this.results.set(uri, report.resultId);
    if (report.kind === 'full') {
      this.collection.set(vscode.Uri.parse(uri), report.items.map(convert.diagnostic));
    }
    this.changed.fire(uri);
  }

  dispose() {
    this.forget();
    this.collection.dispose();
  }
}

module.exports = { Diagnostics };
