'use strict';

// The entry points for VS Code: the extension starts one server for the window and adds its commands.

const vscode = require('vscode');
const { Client } = require('./client');
const { Preview } = require('./preview');
const { Status } = require('./status');
const { registerTasks } = require('./tasks');
const { serverPath } = require('./server');
const { copySwift, writeSwift } = require('./swift');
const convert = require('./convert');
const { hasScreens } = require('./screens');

let client;

async function activate(context) {
  const output = vscode.window.createOutputChannel('Stack');
  client = new Client(output);
  const preview = new Preview(client);
  const status = new Status(client);
  context.subscriptions.push(
    output,
    preview,
    status,
    registerTasks(),
    client.diagnostics,
    client.settings,
    vscode.commands.registerCommand('stack.openPreview', () => preview.show()),
    vscode.commands.registerCommand('stack.showPreview', (uri, screen) => preview.show(uri, screen)),
    vscode.commands.registerCommand('stack.openSwift', () => open('stack.exportSwift')),
    vscode.commands.registerCommand('stack.copySwift', () => withScreen((it) => copySwift(client, it))),
    vscode.commands.registerCommand('stack.writeSwift', () => withScreen((it) => writeSwift(client, it))),
    vscode.commands.registerCommand('stack.openConflicts', () => open('stack.explainConflicts')),
    vscode.commands.registerCommand('stack.explainClipboard', explainClipboard),
    vscode.commands.registerCommand('stack.restartServer', () => client.restart()),
    vscode.commands.registerCommand('stack.showLog', () => output.show()),
    vscode.commands.registerCommand('stack.chooseServer', () => client.chooseServer()),
    vscode.commands.registerCommand('stack.runCheck', runCheck)
  );
  try {
    await client.start();
  } catch (error) {
    output.appendLine(error.message);
  }
  return { client, preview, status };
}

/** Does something with the screen at the caret: the URI of its document, and its name. */
async function withScreen(action) {
  const editor = vscode.window.activeTextEditor;
  if (!hasScreens(editor?.document)) return;
  const picture = await client.ask('stack/preview', {
    textDocument: convert.fromDocument(editor.document),
    position: convert.fromPosition(editor.selection.active),
  });
  if (picture) await action([editor.document.uri.toString(), picture.screen]);
}

/** Opens a read-only document that the server writes of the screen at the caret. */
function open(command) {
  return withScreen((target) => client.ask('workspace/executeCommand', { command, arguments: target }));
}

/** Explains what was copied from Xcode's console: "Unable to simultaneously satisfy constraints". */
async function explainClipboard() {
  const log = await vscode.env.clipboard.readText();
  const content = await client.ask('workspace/executeCommand', { command: 'stack.explainLog', arguments: [log] });
  if (!content) return;
  const document = await vscode.workspace.openTextDocument({ content, language: 'markdown' });
  await vscode.window.showTextDocument(document, { preview: true });
}

/** Runs the command line on the file, where its output can be copied and its exit status seen. */
function runCheck() {
  const document = vscode.window.activeTextEditor?.document;
  if (!hasScreens(document)) return;
  const server = serverPath(vscode.workspace.getConfiguration('stack'));
  const options = { name: 'Stack check', shellPath: server, shellArgs: ['check', document.uri.fsPath] };
  vscode.window.createTerminal(options).show(true);
}

async function deactivate() {
  await client?.stop();
}

module.exports = { activate, deactivate };
