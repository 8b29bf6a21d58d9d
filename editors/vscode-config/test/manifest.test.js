'use strict';

const test = require('node:test');
const assert = require('node:assert');
const fs = require('node:fs');
const path = require('node:path');

const folder = path.join(__dirname, '..');
const read = (file) => fs.readFileSync(path.join(folder, file), 'utf8');
const manifest = JSON.parse(read('package.json'));

test('every file that the manifest names is there and is JSON', () => {
  const { languages, grammars, snippets } = manifest.contributes;
  const files = [
    ...languages.map((it) => it.configuration),
    ...grammars.map((it) => it.path),
    ...snippets.map((it) => it.path),
  ];
  const others = [
    ...languages.flatMap((it) => Object.values(it.icon)),
    ...manifest.contributes.walkthroughs.flatMap((it) => it.steps.map((step) => step.media.markdown)),
  ];
  for (const file of others) assert.ok(fs.existsSync(path.join(folder, file)), file);
  for (const file of files) assert.doesNotThrow(() => JSON.parse(read(file)), file);
  assert.ok(fs.existsSync(path.join(folder, manifest.main)));
});

test('every command and setting of the manifest is used, and none besides', () => {
  const source = fs
    .readdirSync(path.join(folder, 'src'))
    .map((name) => read(path.join('src', name)))
    .join('\n');
  const registered = [...source.matchAll(/registerCommand\('([^']+)'/g)].map((it) => it[1]);
  assert.deepStrictEqual(registered.sort(), manifest.contributes.commands.map((it) => it.command).sort());
  for (const name of Object.keys(manifest.contributes.configuration.properties)) {
    const key = name.replace(/^stack\./, '');
    assert.ok(source.includes(`'${key}'`), `${name} is read nowhere`);
  }
});

test('the word pattern takes a number with its sign and a name with its letters', () => {
  const { wordPattern } = JSON.parse(read('language-configuration.json'));
  const words = 'größe: -4.5, de +30%'.match(new RegExp(wordPattern, 'gu'));
  assert.deepStrictEqual(words, ['größe', '-4.5', 'de', '30%']);
});

test('every snippet has a prefix and a body', () => {
  for (const [name, snippet] of Object.entries(JSON.parse(read('snippets/stack.json')))) {
    assert.ok(snippet.prefix && snippet.body.length > 0 && snippet.description, name);
  }
});

test('a walkthrough leads to commands that are there', () => {
  const own = new Set(manifest.contributes.commands.map((it) => it.command));
  for (const { steps } of manifest.contributes.walkthroughs) {
    assert.strictEqual(steps.length, 5);
    for (const step of steps) {
      const commands = [...step.description.matchAll(/\(command:([^)]+)\)/g)].map((it) => it[1]);
      assert.ok(commands.length > 0, step.id);
      for (const command of commands) {
        assert.ok(own.has(command) || /^(workbench|editor)\.actions?\./.test(command), command);
      }
    }
  }
});
