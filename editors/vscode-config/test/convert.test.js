'use strict';

require('./support/load');
const test = require('node:test');
const assert = require('node:assert');
const convert = require('../src/convert');

const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };
const uri = 'file:///a.stack';

test('several edits of one file all reach it', () => {
  const edit = convert.workspaceEdit({
    documentChanges: [
      { textDocument: { uri, version: 1 }, edits: [{ range, newText: 'a' }] },
      { textDocument: { uri, version: 1 }, edits: [{ range, newText: 'b' }] },
    ],
    changes: { [uri]: [{ range, newText: 'c' }] },
  });
  assert.deepStrictEqual(edit.edits.get(uri).map((it) => it.newText), ['a', 'b', 'c']);
});

test('an annotated edit carries its label and asks where it should', () => {
  const edit = convert.workspaceEdit({
    changeAnnotations: { rename: { label: 'Rename', needsConfirmation: true } },
    documentChanges: [
      {
        textDocument: { uri, version: 1 },
        edits: [{ range, newText: 'a', annotationId: 'rename' }, { range, newText: 'b' }],
      },
    ],
  });
  const [[first, why], [second, none]] = edit.edits.get(uri);
  assert.deepStrictEqual([first.newText, second.newText, none], ['a', 'b', undefined]);
  assert.deepStrictEqual(why, { label: 'Rename', description: undefined, needsConfirmation: true });
});
