'use strict';

// A stand-in for the part of the `vscode` module that the extension uses: values that keep what they
// are given, events that can be fired, and a record of what was registered and shown.

const fs = require('node:fs');
const path = require('node:path');
const { fileURLToPath, pathToFileURL } = require('node:url');
const api = require('./api');

class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
}

class Range {
  constructor(start, end) {
    Object.assign(this, { start, end });
  }
}

class Uri {
  constructor(text) {
    this.text = text;
  }
  static joinPath(uri, ...parts) {
    return Uri.file(path.join(uri.fsPath, ...parts));
  }
  static parse(text) {
    return new Uri(text);
  }
  static file(file) {
    return new Uri(pathToFileURL(file).href);
  }
  get scheme() {
    return this.text.slice(0, this.text.indexOf(':'));
  }
  get fsPath() {
    return fileURLToPath(this.text);
  }
  toString() {
    return this.text;
  }
}

class EventEmitter {
  constructor() {
    this.listeners = new Set();
    this.event = (listener) => {
      this.listeners.add(listener);
      return { dispose: () => this.listeners.delete(listener) };
    };
  }
  fire(value) {
    this.listeners.forEach((listener) => listener(value));
  }
}

/** A class that keeps its arguments under these names. */
const record = (...names) =>
  class {
    constructor(...values) {
      names.forEach((name, index) => (this[name] = values[index]));
    }
  };

class MarkdownString {
  constructor(value = '') {
    this.value = value;
  }
  appendText(text) {
    this.value += text;
    return this;
  }
}

class WorkspaceEdit {
  constructor() {
    this.edits = new Map();
  }
  set(uri, edits) {
    this.edits.set(uri.toString(), edits);
  }
}

class Disposable {
  constructor(dispose) {
    this.dispose = dispose;
  }
  static from(...items) {
    return new Disposable(() => items.forEach((item) => item.dispose()));
  }
}

/** A text that can be edited; the events tell of it as VS Code would. */
class TextDocument {
  constructor(uri, text) {
    const languageId = /\.(storyboard|xib)$/.test(uri.path) ? 'xml' : 'stack';
    Object.assign(this, { uri, text, languageId, version: 1 });
  }
  getText() {
    return this.text;
  }
  offsetAt({ line, character }) {
    let offset = 0;
    for (let index = 0; index < line; index++) offset = this.text.indexOf('\n', offset) + 1;
    return offset + character;
  }
  positionAt(offset) {
    const before = this.text.slice(0, offset).split('\n');
    return new Position(before.length - 1, before.at(-1).length);
  }
  find(text) {
    const offset = this.text.indexOf(text);
    if (offset < 0) throw new Error(`${text} is not in ${this.uri}`);
    return this.positionAt(offset);
  }
}

const opened = new EventEmitter();
const changed = new EventEmitter();
const saved = new EventEmitter();
const closed = new EventEmitter();
const configured = new EventEmitter();
const selectionChanged = new EventEmitter();
const themeChanged = new EventEmitter();
const editorChanged = new EventEmitter();

const settings = {};
const registered = { providers: {}, commands: {}, contents: {}, tasks: {} };
const collections = [];
const panels = [];
const shown = [];
const statusItems = {};
/** What the user answers to the next questions: messages by their button, dialogs by their files. */
const answers = { message: undefined, files: undefined };
const asked = [];
const progresses = [];
const messages = [];

const remember = (name) => (...args) => {
  const provider = args.find((arg) => arg && Object.keys(arg).some((key) => /^(provide|on)/.test(key)));
  registered.providers[name] = { provider, args };
  return new Disposable(() => delete registered.providers[name]);
};

const languages = new Proxy(
  {
    match: (selector, { languageId, uri }) =>
      [selector].flat().some(
        (it) =>
          it.scheme === uri.scheme &&
          (it.language ?? languageId) === languageId &&
          // The only globs supported are `**/*.{a,b}`.
          (!it.pattern || it.pattern.match(/\{(.*)\}/)[1].split(',').some((end) => uri.path.endsWith(`.${end}`)))
      )
        ? 10
        : 0,
    createLanguageStatusItem(id, selector) {
      const item = { id, selector, dispose: () => delete statusItems[id] };
      return (statusItems[id] = item);
    },
    createDiagnosticCollection() {
      const items = new Map();
      collections.push(items);
      return {
        get: (uri) => items.get(uri.toString()),
        set: (uri, diagnostics) => items.set(uri.toString(), diagnostics),
        clear: () => items.clear(),
        dispose: () => items.clear(),
      };
    },
  },
  {
    get: (target, name) => {
      if (target[name] || !api.namespaces.languages.includes(name)) return target[name];
      return remember(name.replace(/^register/, '').replace(/Provider$/, ''));
    },
  }
);

function getConfiguration(section) {
  const prefix = section ? section + '.' : '';
  return {
    get(key) {
      const name = prefix + key;
      if (name in settings) return settings[name];
      const nested = Object.entries(settings).filter(([it]) => it.startsWith(name + '.'));
      if (nested.length === 0) return undefined;
      return Object.fromEntries(nested.map(([it, value]) => [it.slice(name.length + 1), value]));
    },
    async update(key, value) {
      settings[prefix + key] = value;
      configured.fire({ affectsConfiguration: (it) => (prefix + key).startsWith(it) });
    },
  };
}

const workspace = {
  textDocuments: [],
  workspaceFolders: [],
  getConfiguration,
  onDidOpenTextDocument: opened.event,
  onDidChangeTextDocument: changed.event,
  onDidSaveTextDocument: saved.event,
  onDidCloseTextDocument: closed.event,
  onDidChangeConfiguration: configured.event,
  onDidChangeWorkspaceFolders: new EventEmitter().event,
  registerTextDocumentContentProvider(scheme, provider) {
    registered.contents[scheme] = provider;
    return new Disposable(() => delete registered.contents[scheme]);
  },
  onWillRenameFiles: new EventEmitter().event,
  fs: {
    stat: async (uri) => fs.promises.stat(uri.fsPath),
    writeFile: async (uri, bytes) => fs.promises.writeFile(uri.fsPath, bytes),
  },
  createFileSystemWatcher: () => ({
    onDidCreate: new EventEmitter().event,
    onDidChange: new EventEmitter().event,
    onDidDelete: new EventEmitter().event,
    dispose() {},
  }),
  async applyEdit(edit) {
    for (const [uri, edits] of edit.edits) {
      const document = workspace.textDocuments.find((it) => it.uri.toString() === uri);
      const plain = edits.map((it) => (Array.isArray(it) ? it[0] : it));
      apply(document, plain.map(({ range, newText }) => ({ range, text: newText })));
    }
    return true;
  },
};

/** Changes the text and tells of it: the last place first, as VS Code orders them. */
function apply(document, changes) {
  const ordered = [...changes].sort(
    (a, b) => document.offsetAt(b.range.start) - document.offsetAt(a.range.start)
  );
  for (const { range, text } of ordered) {
    const start = document.offsetAt(range.start);
    const end = document.offsetAt(range.end);
    document.text = document.text.slice(0, start) + text + document.text.slice(end);
  }
  document.version += 1;
  changed.fire({ document, contentChanges: ordered });
}

const window = {
  activeTextEditor: undefined,
  createOutputChannel: () => ({
    appendLine: (line) => messages.push(line),
    show: () => shown.push('output'),
    dispose() {},
  }),
  onDidChangeTextEditorSelection: selectionChanged.event,
  onDidChangeActiveTextEditor: editorChanged.event,
  activeColorTheme: { kind: 1 },
  onDidChangeActiveColorTheme: themeChanged.event,
  showErrorMessage: async (message, ...buttons) => {
    messages.push(message);
    asked.push({ message, buttons });
    return answers.message;
  },
  showOpenDialog: async () => answers.files,
  showWarningMessage: async (message, options, ...buttons) => {
    messages.push(message);
    if (buttons.length > 0) asked.push({ message, buttons });
    return buttons.length > 0 ? answers.message : undefined;
  },
  showInformationMessage: async (message) => void messages.push(message),
  showTextDocument: async (target) => void shown.push(target.toString()),
  withProgress(options, task) {
    const cancelled = new EventEmitter();
    const work = { options, reports: [], cancel: () => cancelled.fire() };
    progresses.push(work);
    work.ended = task(
      { report: (value) => work.reports.push(value) },
      { onCancellationRequested: cancelled.event }
    );
    return work.ended;
  },
  createWebviewPanel(viewType, title, column, options) {
    const disposed = new EventEmitter();
    const received = new EventEmitter();
    const panel = {
      viewType,
      title,
      options,
      posted: [],
      say: (message) => received.fire(message),
      reveal() {},
      onDidDispose: disposed.event,
      dispose: () => disposed.fire(),
      webview: {
        html: '',
        onDidReceiveMessage: received.event,
        postMessage: (message) => panel.posted.push(message),
      },
    };
    panels.push(panel);
    return panel;
  },
};

const commands = {
  registerCommand(name, action) {
    registered.commands[name] = action;
    return new Disposable(() => delete registered.commands[name]);
  },
};

let copied = '';
const clipboard = {
  readText: async () => copied,
  writeText: async (text) => void (copied = text),
};

const tasks = {
  registerTaskProvider(type, provider) {
    registered.tasks[type] = provider;
    return new Disposable(() => delete registered.tasks[type]);
  },
};

module.exports = {
  Position,
  Range,
  Uri,
  EventEmitter,
  Disposable,
  MarkdownString,
  WorkspaceEdit,
  Location: record('uri', 'range'),
  TextEdit: record('range', 'newText'),
  Diagnostic: record('range', 'message', 'severity'),
  DiagnosticRelatedInformation: record('location', 'message'),
  CodeAction: record('title', 'kind'),
  CodeActionKind: record('value'),
  CodeLens: record('range', 'command'),
  CompletionItem: record('label', 'kind'),
  CompletionList: record('items', 'isIncomplete'),
  SnippetString: record('value'),
  DocumentSymbol: record('name', 'detail', 'kind', 'range', 'selectionRange'),
  CallHierarchyItem: record('kind', 'name', 'detail', 'uri', 'range', 'selectionRange'),
  SymbolInformation: record('name', 'kind', 'containerName', 'location'),
  DocumentHighlight: record('range', 'kind'),
  DocumentLink: record('range', 'target'),
  FoldingRange: record('start', 'end', 'kind'),
  Hover: record('contents', 'range'),
  InlayHint: record('position', 'label', 'kind'),
  InlayHintLabelPart: record('value'),
  LinkedEditingRanges: record('ranges', 'wordPattern'),
  ParameterInformation: record('label', 'documentation'),
  SelectionRange: record('range', 'parent'),
  SemanticTokens: record('data', 'resultId'),
  SemanticTokensEdit: record('start', 'deleteCount', 'data'),
  SemanticTokensEdits: record('edits', 'resultId'),
  SemanticTokensLegend: record('tokenTypes', 'tokenModifiers'),
  SignatureHelp: record(),
  SignatureInformation: record('label', 'documentation'),
  ViewColumn: { Beside: -2 },
  ColorThemeKind: { Light: 1, Dark: 2, HighContrast: 3, HighContrastLight: 4 },
  ProgressLocation: { Window: 10, Notification: 15 },
  LanguageStatusSeverity: { Information: 0, Warning: 1, Error: 2 },
  ConfigurationTarget: { Global: 1, Workspace: 2, WorkspaceFolder: 3 },
  TaskScope: { Global: 1, Workspace: 2 },
  ProcessExecution: record('process', 'args', 'options'),
  Task: record('definition', 'scope', 'name', 'source', 'execution', 'problemMatchers'),
  tasks,
  languages,
  workspace,
  window,
  commands,
  env: { openExternal: async () => true, clipboard },
  version: 'stand-in',
  // Used by the tests, besides the module's own API.
  standIn: {
    TextDocument,
    settings,
    registered,
    collections,
    panels,
    shown,
    messages,
    statusItems,
    answers,
    asked,
    progresses,
    apply,
    open(file, text, scheme = 'file') {
      const uri = Uri.parse(Uri.file(path.resolve(file)).toString().replace(/^file/, scheme));
      const document = new TextDocument(uri, text);
      workspace.textDocuments.push(document);
      opened.fire(document);
      return document;
    },
    show(theme) {
      window.activeColorTheme = { kind: theme };
      themeChanged.fire(window.activeColorTheme);
    },
    close(document) {
      workspace.textDocuments.splice(workspace.textDocuments.indexOf(document), 1);
      closed.fire(document);
    },
    select(document, position) {
      window.activeTextEditor = { document, selection: { active: position } };
      selectionChanged.fire({ textEditor: window.activeTextEditor });
    },
  },
};
