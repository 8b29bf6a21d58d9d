'use strict';

// Long work of the server: a notification shows its progress and offers to cancel it.

const vscode = require('vscode');

/** Work that ends sooner needs no notification. */
const delay = 1000;

class Progress {
  /** `cancel` is told the token of the work that the user stops. */
  constructor(cancel) {
    this.cancel = cancel;
    this.running = new Map();
  }

  take(token, value) {
    const work = this.running.get(token);
    if (value.kind === 'begin') {
      this.running.set(token, this.begin(token, value));
    } else if (value.kind === 'report') {
      work?.report(value);
    } else {
      this.running.delete(token);
      work?.end();
    }
  }

  begin(token, { title, cancellable = false }) {
    let shown;
    let latest = {};
    let percentage = 0;
    let end;
    const ended = new Promise((resolve) => (end = resolve));
    // VS Code adds up increments; the protocol sends the sum.
    const show = () => {
      const sum = latest.percentage ?? percentage;
      shown?.report({ message: latest.message, increment: sum - percentage });
      if (shown) percentage = sum;
    };
    const options = { location: vscode.ProgressLocation.Notification, title, cancellable };
    const timer = setTimeout(() => {
      vscode.window.withProgress(options, (progress, cancellation) => {
        shown = progress;
        cancellation.onCancellationRequested(() => this.cancel(token));
        show();
        return ended;
      });
    }, delay);
    return {
      report: (value) => {
        latest = value;
        show();
      },
      end: () => {
        clearTimeout(timer);
        end();
      },
    };
  }

  endAll() {
    for (const work of this.running.values()) work.end();
    this.running.clear();
  }
}

module.exports = { Progress };
