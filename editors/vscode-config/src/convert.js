'use strict';

// Values of the protocol as values of VS Code, and back. Both count characters in UTF-16.

const vscode = require('vscode');

const position = ({ line, character }) => new vscode.Position(line, character);
const range = ({ start, end }) => new vscode.Range(position(start), position(end));
const location = (it) => new vscode.Location(vscode.Uri.parse(it.uri), range(it.range));
const textEdit = (it) => new vscode.TextEdit(range(it.range), it.newText);
const all = (convert) => (items) => (items ?? []).map(convert);
const optional = (convert) => (item) => (item === undefined || item === null ? undefined : convert(item));

const fromPosition = ({ line, character }) => ({ line, character });
const fromRange = ({ start, end }) => ({ start: fromPosition(start), end: fromPosition(end) });
const fromDocument = (document) => ({ uri: document.uri.toString() });

/** The protocol counts its enumerations from 1, VS Code from 0. */
const fromOne = (value) => value - 1;

function markup(content) {
  if (content === undefined || content === null) return undefined;
  if (typeof content === 'string') return new vscode.MarkdownString(content);
  if (content.kind === 'markdown') return new vscode.MarkdownString(content.value);
  return new vscode.MarkdownString().appendText(content.value);
}

function diagnostic(it) {
  const result = new vscode.Diagnostic(range(it.range), it.message, fromOne(it.severity ?? 1));
  result.source = it.source;
  result.code = it.codeDescription
    ? { value: it.code, target: vscode.Uri.parse(it.codeDescription.href) }
    : it.code;
  result.tags = it.tags;
  result.relatedInformation = it.relatedInformation?.map(
    (related) => new vscode.DiagnosticRelatedInformation(location(related.location), related.message)
  );
  result.data = it.data;
  return result;
}

function fromDiagnostic(it) {
  return {
    range: fromRange(it.range),
    message: it.message,
    severity: it.severity + 1,
    source: it.source,
    code: typeof it.code === 'object' ? it.code.value : it.code,
    data: it.data,
  };
}

function workspaceEdit(it) {
  const result = new vscode.WorkspaceEdit();
  const texts = new Map();
  // All edits of a file are set at once, because a second `set` replaces the first.
  const edit = (uri, edits) => texts.set(uri, [...(texts.get(uri) ?? []), ...edits]);
  const annotated = (edits) =>
    it.changeAnnotations
      ? edits.map((one) => [textEdit(one), metadata(it.changeAnnotations[one.annotationId])])
      : edits.map(textEdit);
  for (const change of it.documentChanges ?? []) {
    if (change.kind === 'create') {
      result.createFile(vscode.Uri.parse(change.uri), change.options);
    } else if (change.kind === 'rename') {
      result.renameFile(vscode.Uri.parse(change.oldUri), vscode.Uri.parse(change.newUri), change.options);
    } else if (change.kind === 'delete') {
      result.deleteFile(vscode.Uri.parse(change.uri), change.options);
    } else {
      edit(change.textDocument.uri, annotated(change.edits));
    }
  }
  for (const [uri, edits] of Object.entries(it.changes ?? {})) {
    edit(uri, annotated(edits));
  }
  for (const [uri, edits] of texts) result.set(vscode.Uri.parse(uri), edits);
  return result;
}

/** Why an edit is made, for the editor's list of changes; undefined where nobody says. */
const metadata = optional((annotation) => ({
  label: annotation.label,
  description: annotation.description,
  needsConfirmation: annotation.needsConfirmation ?? false,
}));

const command = (it) => ({ title: it.title, command: it.command, arguments: it.arguments });

function codeAction(it) {
  if (typeof it.command === 'string') return command(it);
  const result = new vscode.CodeAction(it.title, it.kind && new vscode.CodeActionKind(it.kind));
  result.isPreferred = it.isPreferred;
  result.disabled = it.disabled;
  result.diagnostics = it.diagnostics?.map(diagnostic);
  result.edit = it.edit && workspaceEdit(it.edit);
  result.command = it.command && command(it.command);
  result.source = it;
  return result;
}

function completionItem(it) {
  const result = new vscode.CompletionItem(
    it.labelDetails ? { label: it.label, ...it.labelDetails } : it.label,
    it.kind === undefined ? undefined : fromOne(it.kind)
  );
  const text = it.textEdit?.newText ?? it.insertText;
  if (text !== undefined) {
    result.insertText = it.insertTextFormat === 2 ? new vscode.SnippetString(text) : text;
  }
  if (it.textEdit?.range) result.range = range(it.textEdit.range);
  else if (it.textEdit) {
    result.range = { inserting: range(it.textEdit.insert), replacing: range(it.textEdit.replace) };
  }
  for (const key of ['detail', 'sortText', 'filterText', 'preselect', 'commitCharacters', 'tags']) {
    if (it[key] !== undefined) result[key] = it[key];
  }
  result.documentation = markup(it.documentation);
  result.additionalTextEdits = it.additionalTextEdits?.map(textEdit);
  result.command = it.command && command(it.command);
  result.source = it;
  return result;
}

function documentSymbol(it) {
  const result = new vscode.DocumentSymbol(
    it.name,
    it.detail ?? '',
    fromOne(it.kind),
    range(it.range),
    range(it.selectionRange)
  );
  result.children = all(documentSymbol)(it.children);
  return result;
}

const symbolInformation = (it) =>
  new vscode.SymbolInformation(it.name, fromOne(it.kind), it.containerName ?? '', location(it.location));

/** An item of the hierarchy of calls, with what the server asks to be given back. */
function hierarchyItem(it) {
  const result = new vscode.CallHierarchyItem(
    fromOne(it.kind),
    it.name,
    it.detail ?? '',
    vscode.Uri.parse(it.uri),
    range(it.range),
    range(it.selectionRange)
  );
  result.source = it;
  return result;
}

/** A call of either direction: `side` is `from` or `to`. */
const call = (it, side) => ({ [side]: hierarchyItem(it[side]), fromRanges: it.fromRanges.map(range) });

function inlayHint(it) {
  const label =
    typeof it.label === 'string'
      ? it.label
      : it.label.map((part) => {
          const result = new vscode.InlayHintLabelPart(part.value);
          result.tooltip = markup(part.tooltip);
          result.location = optional(location)(part.location);
          result.command = optional(command)(part.command);
          return result;
        });
  const result = new vscode.InlayHint(position(it.position), label, it.kind);
  result.paddingLeft = it.paddingLeft;
  result.paddingRight = it.paddingRight;
  result.tooltip = markup(it.tooltip);
  result.textEdits = it.textEdits?.map(textEdit);
  result.source = it;
  return result;
}

function codeLens(it) {
  const result = new vscode.CodeLens(range(it.range), optional(command)(it.command));
  result.source = it;
  return result;
}

function selectionRange(it) {
  return new vscode.SelectionRange(range(it.range), optional(selectionRange)(it.parent));
}

const foldingKinds = { comment: 1, imports: 2, region: 3 };
const foldingRange = (it) => new vscode.FoldingRange(it.startLine, it.endLine, foldingKinds[it.kind]);

const highlight = (it) =>
  new vscode.DocumentHighlight(range(it.range), it.kind === undefined ? undefined : fromOne(it.kind));

function documentLink(it) {
  const result = new vscode.DocumentLink(range(it.range), optional(vscode.Uri.parse)(it.target));
  result.tooltip = it.tooltip;
  return result;
}

function signatureHelp(it) {
  const result = new vscode.SignatureHelp();
  result.activeSignature = it.activeSignature ?? 0;
  result.activeParameter = it.activeParameter ?? 0;
  result.signatures = it.signatures.map((signature) => {
    const info = new vscode.SignatureInformation(signature.label, markup(signature.documentation));
    info.parameters = (signature.parameters ?? []).map(
      (parameter) => new vscode.ParameterInformation(parameter.label, markup(parameter.documentation))
    );
    return info;
  });
  return result;
}

const hover = (it) => new vscode.Hover(markup(it.contents), optional(range)(it.range));

/** A definition, which comes as one place, as several, or as links. */
function places(it) {
  return (Array.isArray(it) ? it : [it]).map((place) =>
    place.targetUri
      ? {
          targetUri: vscode.Uri.parse(place.targetUri),
          targetRange: range(place.targetRange),
          targetSelectionRange: range(place.targetSelectionRange),
          originSelectionRange: optional(range)(place.originSelectionRange),
        }
      : location(place)
  );
}

const semanticTokens = (it) => new vscode.SemanticTokens(new Uint32Array(it.data), it.resultId);

function semanticTokensOrEdits(it) {
  if (it.data) return semanticTokens(it);
  const edits = it.edits.map(
    (edit) =>
      new vscode.SemanticTokensEdit(edit.start, edit.deleteCount, edit.data && new Uint32Array(edit.data))
  );
  return new vscode.SemanticTokensEdits(edits, it.resultId);
}

module.exports = {
  position,
  range,
  location,
  textEdit,
  all,
  optional,
  fromPosition,
  fromRange,
  fromDocument,
  markup,
  diagnostic,
  fromDiagnostic,
  workspaceEdit,
  codeAction,
  completionItem,
  documentSymbol,
  symbolInformation,
  hierarchyItem,
  call,
  inlayHint,
  codeLens,
  selectionRange,
  foldingRange,
  highlight,
  documentLink,
  signatureHelp,
  hover,
  places,
  semanticTokens,
  semanticTokensOrEdits,
};
