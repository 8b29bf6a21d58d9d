'use strict';

// The screen at the caret as Swift, for the clipboard and for a file beside the document.

const vscode = require('vscode');

/** The Swift of a screen that a document of the server names; it is shown to nobody. */
async function textOf(client, [document, screen]) {
  const uri = `stack:/swift${new URL(document).pathname}/${encodeURIComponent(screen)}.swift`;
  return (await client.ask('workspace/textDocumentContent', { uri })).text;
}

async function copySwift(client, target) {
  await vscode.env.clipboard.writeText(await textOf(client, target));
  vscode.window.showInformationMessage(`${target[1]} is copied as Swift.`);
}

/** Under the name of its class; over a file that is there only where that is meant. */
async function writeSwift(client, target) {
  const text = await textOf(client, target);
  const name = `${text.match(/class\s+([\p{L}\p{N}_]+)/u)?.[1] ?? 'Screen'}.swift`;
  const uri = vscode.Uri.joinPath(vscode.Uri.parse(target[0]), '..', name);
  const isThere = await vscode.workspace.fs.stat(uri).then(
    () => true,
    () => false
  );
  if (isThere) {
    const question = `${name} is there already.`;
    if ((await vscode.window.showWarningMessage(question, { modal: true }, 'Write over It')) !== 'Write over It') return;
  }
  await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(text));
  vscode.window.showInformationMessage(`Written: ${name}`);
}

module.exports = { copySwift, writeSwift };
