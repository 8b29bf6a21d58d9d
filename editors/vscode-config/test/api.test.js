'use strict';

// The extension and its stand-in for `vscode`, compared with the declarations of VS Code.

require('./support/load');
const test = require('node:test');
const assert = require('node:assert');
const fs = require('node:fs');
const path = require('node:path');
const vscode = require('vscode');
const api = require('./support/api');

const sources = path.join(__dirname, '..', 'src');

test('the extension uses what VS Code declares, and nothing else', () => {
  for (const file of fs.readdirSync(sources)) {
    const source = fs.readFileSync(path.join(sources, file), 'utf8');
    const destructured = [...source.matchAll(/const \{ ([\w, :]+) \} = vscode\.(\w+);/g)].flatMap(
      ([, names, space]) => names.split(',').map((it) => [space, it.split(':')[0].trim()])
    );
    const dotted = [...source.matchAll(/\bvscode\.(\w+)(?:\.(\w+))?/g)].map(([, first, second]) => [first, second]);
    for (const [first, second] of [...dotted, ...destructured]) {
      const use = `${file}: vscode.${first}.${second ?? ''}`;
      if (first in api.namespaces) {
        assert.ok(second === undefined || api.namespaces[first].includes(second), use);
      } else if (first in api.enums) {
        assert.ok(second === undefined || second in api.enums[first], use);
      } else {
        assert.ok(api.classes.includes(first) || api.values.includes(first), use);
      }
    }
  }
});

test('the stand-in claims nothing that VS Code has not', () => {
  const { standIn, ...claimed } = vscode;
  for (const [name, value] of Object.entries(claimed)) {
    if (name in api.enums) {
      for (const [key, number] of Object.entries(value)) {
        assert.strictEqual(api.enums[name][key], number, `${name}.${key}`);
      }
    } else if (name in api.namespaces) {
      for (const member of Object.keys(value)) {
        assert.ok(api.namespaces[name].includes(member), `${name}.${member}`);
      }
    } else {
      assert.ok(api.classes.includes(name) || api.values.includes(name), name);
    }
  }
});

test('a provider that VS Code does not know cannot be registered', () => {
  assert.throws(() => vscode.languages.registerFrameProvider({}, { provideFrame() {} }), TypeError);
});
