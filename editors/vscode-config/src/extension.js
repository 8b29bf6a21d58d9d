'use strict';

// What VS Code calls: the extension starts one server for the window and adds its commands.

const vscode = require('vscode');
const { Client } = require('./client');
const { Preview } = require('./preview');

let client;

async function activate(context) {
  const output = vscode.window.createOutputChannel('Stack');
  client = new Client(output);
  const preview = new Preview(client);
  context.subscriptions.push(
    output,
    preview,
    client.diagnostics,
    vscode.commands.registerCommand('stack.openPreview', () => preview.show()),
    vscode.commands.registerCommand('stack.restartServer', () => client.restart()),
    vscode.commands.registerCommand('stack.runCheck', runCheck)
  );
  try {
    await client.start();
  } catch (error) {
    output.appendLine(error.message);
  }
  return { client, preview };
}

/** Runs the command line on the file, where its output can be copied and its exit status seen. */
function runCheck() {
  const document = vscode.window.activeTextEditor?.document;
  if (document?.languageId !== 'stack') return;
  const server = vscode.workspace.getConfiguration('stack').get('server.path') ?? 'stack-lsp';
  const options = { name: 'Stack check', shellPath: server, shellArgs: ['check', document.uri.fsPath] };
  vscode.window.createTerminal(options).show(true);
}

async function deactivate() {
  await client?.stop();
}

module.exports = { activate, deactivate };
