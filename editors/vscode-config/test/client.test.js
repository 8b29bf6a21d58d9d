'use strict';

// The extension with the real server: STACK_LSP, or the debug build.

require('./support/load');
const test = require('node:test');
const assert = require('node:assert');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { spawnSync } = require('node:child_process');
const vscode = require('vscode');
const extension = require('../src/extension');

const { standIn } = vscode;
const root = path.join(__dirname, '..', '..', '..');
const server = process.env.STACK_LSP ?? path.join(root, '.build', 'debug', 'stack-lsp');
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'stack-extension-'));
for (const folder of ['Examples', 'Tests/EndToEnd/documents', 'Tests/Fixtures/interface-builder']) {
  fs.cpSync(path.join(root, folder), work, { recursive: true });
}
standIn.settings['stack.server.path'] = server;
vscode.workspace.workspaceFolders.push({ uri: vscode.Uri.file(work), name: 'work' });

const token = { onCancellationRequested: () => ({ dispose() {} }) };
const limit = 60000;

/** The feature that a test plays, for the README's table of editors. */
const plays = () => {};

/** Waits until `condition` gives something, looking again after every message. */
async function until(condition, what) {
  const end = Date.now() + limit;
  for (;;) {
    const value = await condition();
    if (value) return value;
    if (Date.now() > end) assert.fail(`still waiting for ${what}; ${standIn.messages.join('\n')}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const diagnostics = (document) => standIn.collections[0].get(document.uri.toString());
const diagnosticsOf = (name) => standIn.collections[0].get(vscode.Uri.file(path.join(work, name)).toString());
const withCode = (document, code) =>
  diagnostics(document)?.find((it) => (it.code?.value ?? it.code) === code);

async function open(name) {
  const file = path.join(work, name);
  const document = standIn.open(file, fs.readFileSync(file, 'utf8'));
  await until(() => diagnostics(document), `the diagnostics of ${name}`);
  return document;
}

const provider = (name) => standIn.registered.providers[name].provider;

let api;
test.before(async () => {
  api = await extension.activate({ subscriptions: [] });
  assert.ok(api.client.capabilities, standIn.messages.join('\n'));
});

test.after(async () => {
  const child = api.client.connection.process;
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
  await extension.deactivate();
  assert.strictEqual(await ended, 0, 'the server ends with 0 after shutdown and exit');
  fs.rmSync(work, { recursive: true });
});

test('a sound screen has nothing above information', async () => {
  const document = await open('NestedStacks.stack');
  assert.deepStrictEqual(diagnostics(document).filter((it) => it.severity <= 1), []);
});

test('every capability that the server declares has its provider', () => {
  const known = new Set(Object.keys(require('../src/features').features));
  const elsewhere = new Set(['diagnosticProvider']);
  const declared = Object.keys(api.client.capabilities).filter((it) => it.endsWith('Provider'));
  for (const name of declared) assert.ok(known.has(name) || elsewhere.has(name), name);
});

test('files that are not open have their findings too', async () => {
  await until(() => diagnosticsOf('Conflict.stack')?.length, 'the findings of a file on disk');
  assert.ok(!vscode.workspace.textDocuments.some((it) => it.uri.toString().endsWith('/Conflict.stack')));
});

test('the other side of a diff is no document of ours', async () => {
  const before = fs.readFileSync(path.join(work, 'Tie.stack'), 'utf8');
  const document = standIn.open(path.join(work, 'Tie.stack'), before, 'git');
  await api.client.ask('stack/text', { textDocument: { uri: document.uri.toString() } }).then(
    () => assert.fail('the server knows it'),
    (error) => assert.match(error.message, /not open/)
  );
  assert.strictEqual(diagnostics(document), undefined);
  standIn.close(document);
});

test('hover says where the view is', async () => {
  const document = vscode.workspace.textDocuments[0];
  const hover = await provider('Hover').provideHover(document, document.find('photo'), token);
  assert.match(hover.contents.value, /[\d.]+ × [\d.]+/);
  plays('hover');
});

test('a tie is a warning with a fix that removes it', async () => {
  const document = await open('Tie.stack');
  const warning = await until(() => withCode(document, 'ambiguous-hugging'), 'the tie');
  assert.strictEqual(warning.severity, 1);
  const actions = await provider('CodeActions').provideCodeActions(
    document,
    warning.range,
    { diagnostics: [warning], triggerKind: 1 },
    token
  );
  let action = actions.find((it) => /^Lower horizontal hugging of `\w+` to 249/.test(it.title));
  assert.ok(action, actions.map((it) => it.title).join('\n'));
  if (!action.edit) action = await provider('CodeActions').resolveCodeAction(action, token);
  await vscode.workspace.applyEdit(action.edit);
  assert.match(document.getText(), /hugging\.horizontal: 249/);
  await until(() => !withCode(document, 'ambiguous-hugging'), 'the tie to be gone');
  plays('diagnostics');
  plays('fixes');
});

test('a fix of a storyboard changes one attribute', async () => {
  const document = await open('tie.storyboard');
  const before = document.getText();
  const warning = await until(() => withCode(document, 'ambiguous-hugging'), 'the tie');
  const actions = await provider('CodeActions').provideCodeActions(
    document,
    warning.range,
    { diagnostics: [warning], triggerKind: 1 },
    token
  );
  let action = actions.find((it) => it.title.startsWith('Set the Horizontal Content Hugging Priority of "Email" to 250'));
  assert.ok(action, actions.map((it) => it.title).join('\n'));
  if (!action.edit) action = await provider('CodeActions').resolveCodeAction(action, token);
  await vscode.workspace.applyEdit(action.edit);
  assert.strictEqual(document.getText(), before.replace('horizontalHuggingPriority="251" text="Email"', 'text="Email"'));
  await until(() => !withCode(document, 'ambiguous-hugging'), 'the tie to be gone');
});

test('a conflict carries its members as related places', async () => {
  const document = await open('Conflict.stack');
  const conflict = await until(() => withCode(document, 'fill-fixed-child'), 'the conflict');
  assert.strictEqual(conflict.severity, 0);
  assert.ok(conflict.relatedInformation.length >= 2);
  plays('conflict');
});

test('typing is followed change by change', async () => {
  const document = await open('Baseline.stack');
  await until(() => withCode(document, 'baseline-on-vertical'), 'the baseline');
  const start = document.find('firstBaseline');
  const end = new vscode.Position(start.line, start.character + 'firstBaseline'.length);
  standIn.apply(document, [{ range: new vscode.Range(start, end), text: '' }]);
  for (const [index, letter] of [...'leading'].entries()) {
    const at = new vscode.Position(start.line, start.character + index);
    standIn.apply(document, [{ range: new vscode.Range(at, at), text: letter }]);
  }
  await until(() => !withCode(document, 'baseline-on-vertical'), 'the diagnostic to go');
});

test('formatting edits the document into its canonical form', async () => {
  const document = await open('Unformatted.stack');
  const edits = await provider('DocumentFormattingEdit').provideDocumentFormattingEdits(
    document,
    { tabSize: 4, insertSpaces: true },
    token
  );
  standIn.apply(document, edits.map(({ range, newText }) => ({ range, text: newText })));
  assert.match(document.getText(), /\n {4}devices: iPhone16\n/);
  plays('formatting');
});

/** The last event of a kind that the preview's panel was given. */
const event = (kind) => standIn.panels[0].posted.map(({ event }) => event).findLast((it) => it?.kind === kind);

test('the preview is the server’s page, told what there is to see', async () => {
  const document = vscode.workspace.textDocuments[0];
  standIn.select(document, document.find('photo'));
  standIn.registered.commands['stack.openPreview']();
  const panel = standIn.panels[0];
  await until(() => panel.webview.html, 'the page');
  assert.match(panel.webview.html, /acquireVsCodeApi/);
  panel.say({ ready: true });
  await until(() => event('picture'), 'the picture');
  assert.match(event('picture').svg, /^<svg[\s>]/);
  assert.match(panel.title, /NestedStacks/);
  panel.say({ id: 1, question: { method: 'why', index: 0, view: event('picture').views[0].path } });
  const { answer } = await until(() => panel.posted.find(({ id }) => id === 1), 'the answer');
  assert.ok(answer.lines.length > 0);
  panel.say({ id: 2, question: { method: 'nonsense' } });
  const refused = await until(() => panel.posted.find(({ id }) => id === 2), 'the refusal');
  assert.match(refused.answer.error, /nonsense/);
  plays('preview');
});

test('the preview follows the caret to the next screen and keeps its page', async () => {
  const panel = standIn.panels[0];
  const page = panel.webview.html;
  const document = vscode.workspace.textDocuments.find((it) => it.uri.toString().endsWith('/Tie.stack'));
  standIn.select(document, document.find('title'));
  await until(() => event('screen').screen === 'Tie', 'the other screen');
  assert.match(panel.title, /Tie/);
  assert.match(event('caret').source, /^\d+:\d+-\d+:\d+$/);
  const before = panel.posted.length;
  const at = document.find('label title');
  standIn.apply(document, [{ range: new vscode.Range(at, at), text: '\n' }]);
  await until(() => panel.posted.length > before, 'news after a keystroke');
  assert.strictEqual(panel.webview.html, page);
  plays('caret');
});

test('completion is in the order of use, with stops for the cursor', async () => {
  const document = await open('Tie.stack');
  const list = await provider('CompletionItem').provideCompletionItems(
    document,
    document.find('label title'),
    token,
    { triggerKind: 0 }
  );
  const labels = list.items.map((it) => it.label.label ?? it.label);
  assert.ok(labels.indexOf('distribution') < labels.indexOf('label'), labels.join());
  assert.ok(labels.indexOf('label') < labels.indexOf('leading'), labels.join());
  assert.match(list.items[labels.indexOf('label')].insertText.value, /^label \$\{1:/);
  plays('completion');
});

test('names lead to their declaration, their uses and their instances', async () => {
  const document = await open('NestedStacks.stack');
  const place = document.find('NameRow first');
  const definition = await provider('Definition').provideDefinition(document, place, token);
  assert.match(definition[0].uri.toString(), /NameRow\.stack$/);
  const type = await provider('TypeDefinition').provideTypeDefinition(
    document,
    document.find('first.field'),
    token
  );
  assert.match(type[0].uri.toString(), /NameRow\.stack$/);
  const uses = await provider('Reference').provideReferences(
    document,
    document.find('photo'),
    { includeDeclaration: true },
    token
  );
  assert.ok(uses.length >= 1);
  const edit = await provider('Rename').provideRenameEdits(document, document.find('photo'), 'picture', token);
  assert.ok(edit.edits.size >= 1);
  plays('definition');

  const instances = await provider('Implementation').provideImplementation(document, place, token);
  assert.strictEqual(instances.length, 3);
  const [item] = await provider('CallHierarchy').prepareCallHierarchy(document, place, token);
  assert.strictEqual(item.name, 'NameRow');
  const calls = await provider('CallHierarchy').provideCallHierarchyIncomingCalls(item, token);
  assert.deepStrictEqual(calls.map((it) => it.from.name), ['NestedStacks']);
  plays('instances');
});

test('a screen is shown as Swift, as the server writes it', async () => {
  const document = vscode.workspace.textDocuments[0];
  standIn.select(document, document.find('photo'));
  await standIn.registered.commands['stack.openSwift']();
  const uri = await until(() => standIn.shown[0], 'the document');
  assert.match(uri, /^stack:.*\/NestedStacks\.swift$/);
  const content = await standIn.registered.contents.stack.provideTextDocumentContent(
    vscode.Uri.parse(uri),
    token
  );
  assert.match(content, /final class NestedStacksView: UIView/);
  plays('pages');
});

test('a screen is copied as Swift, one of a storyboard too, and no page opens', async () => {
  const document = vscode.workspace.textDocuments[0];
  standIn.select(document, document.find('photo'));
  const pages = standIn.shown.length;
  await standIn.registered.commands['stack.copySwift']();
  assert.match(await vscode.env.clipboard.readText(), /final class NestedStacksView: UIView/);
  const storyboard = await open('tie.storyboard');
  standIn.select(storyboard, storyboard.find('"Email"'));
  await standIn.registered.commands['stack.copySwift']();
  assert.match(await vscode.env.clipboard.readText(), /Written by stack-lsp from tie\.storyboard[^]*= UILabel\(\)/);
  assert.strictEqual(standIn.shown.length, pages);
});

test('Swift is written beside the file, and over another file only where that is meant', async () => {
  const document = vscode.workspace.textDocuments[0];
  standIn.select(document, document.find('photo'));
  const file = path.join(work, 'NestedStacksView.swift');
  const write = standIn.registered.commands['stack.writeSwift'];
  await write();
  assert.match(fs.readFileSync(file, 'utf8'), /^\/\/ Written by stack-lsp from NestedStacks\.stack/);
  fs.writeFileSync(file, 'mine');
  standIn.answers.message = undefined;
  await write();
  assert.strictEqual(fs.readFileSync(file, 'utf8'), 'mine');
  assert.deepStrictEqual(standIn.asked.at(-1).buttons, ['Write over It']);
  standIn.answers.message = 'Write over It';
  await write();
  standIn.answers.message = undefined;
  standIn.asked.length = 0;
  assert.match(fs.readFileSync(file, 'utf8'), /final class NestedStacksView/);
});

test('an edit for an older version of a text is refused', async () => {
  const document = await open('Card.stack');
  const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
  const edit = (version) => ({
    documentChanges: [
      { textDocument: { uri: document.uri.toString(), version }, edits: [{ range, newText: '// new\n' }] },
    ],
  });
  const refused = await api.client.asked('workspace/applyEdit', { edit: edit(document.version - 1) });
  assert.strictEqual(refused.applied, false);
  assert.match(refused.failureReason, /has changed/);
  const applied = await api.client.asked('workspace/applyEdit', { edit: edit(document.version) });
  assert.strictEqual(applied.applied, true);
  assert.match(document.getText(), /^\/\/ new\n/);
});

test('the status item tells the version, the findings and the environments', async () => {
  const document = vscode.workspace.textDocuments.find((it) => it.uri.toString().endsWith('/Conflict.stack'));
  standIn.select(document, document.find('screen'));
  const item = standIn.statusItems['stack.server'];
  await api.status.count();
  assert.match(item.text, /stack-lsp \d/);
  assert.match(item.detail, /^\d+ findings? · \d+ screens? in \d+ environments?$/);
  assert.strictEqual(item.command.command, 'stack.restartServer');
});

test('a page of the server is read again when a text has changed', async () => {
  const page = { uri: vscode.Uri.parse('stack:/rules/ambiguous-hugging'), languageId: 'markdown' };
  vscode.workspace.textDocuments.push(page);
  const read = [];
  const listener = standIn.registered.contents.stack.onDidChange((uri) => read.push(uri.toString()));
  const document = await open('Baseline.stack');
  standIn.apply(document, [{ range: new vscode.Range(document.find('screen'), document.find('screen')), text: '\n' }]);
  await until(() => read.includes('stack:/rules/ambiguous-hugging'), 'the page to be read again');
  listener.dispose();
  vscode.workspace.textDocuments.splice(vscode.workspace.textDocuments.indexOf(page), 1);
});

test('the task checks the folder, and its lines are problems', async () => {
  const [task] = standIn.registered.tasks.stack.provideTasks();
  assert.strictEqual(task.execution.process, server);
  const { stdout } = spawnSync(task.execution.process, task.execution.args, {
    cwd: task.execution.options.cwd,
    encoding: 'utf8',
  });
  const [matcher] = require('../package.json').contributes.problemMatchers;
  assert.deepStrictEqual(task.problemMatchers, `$${matcher.name}`);
  const { regexp, ...groups } = matcher.pattern;
  const match = stdout.split('\n').map((line) => new RegExp(regexp).exec(line)).find((it) => it?.[groups.code] === 'ambiguous-hugging');
  assert.ok(match, stdout);
  assert.match(match[groups.file], /Tie\.stack$/);
  assert.strictEqual(match[groups.severity], 'warning');
});

test('a server that ends is started again and knows the open documents', async () => {
  const before = api.client.connection;
  before.process.kill();
  await until(() => api.client.connection !== before, 'the new server');
  // A request now would be about an unknown document.
  const document = vscode.workspace.textDocuments[0];
  const place = { textDocument: { uri: document.uri.toString() }, position: { line: 0, character: 0 } };
  assert.strictEqual(await api.client.ask('stack/preview', place), undefined);
  await until(() => api.client.isReady, 'the restart');
  await until(() => diagnostics(document), 'its diagnostics');
});

test('a server that cannot be started is told with what can be done about it', async () => {
  const chosen = path.join(work, 'chosen');
  fs.symlinkSync(server, chosen);
  standIn.answers.message = 'Choose Server…';
  standIn.answers.files = [vscode.Uri.file(chosen)];
  await vscode.workspace.getConfiguration('stack').update('server.path', path.join(work, 'missing'));
  const question = await until(() => standIn.asked.at(-1), 'the question');
  assert.match(question.message, /missing was not found\.$/);
  assert.deepStrictEqual(question.buttons, ['Choose Server…', 'Restart', 'Show Log']);
  await until(() => api.client.isReady, 'the chosen server');
  assert.strictEqual(api.client.connection.process.spawnfile, chosen);
});
