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

test('the manifest has what the registries ask for', () => {
  // https://code.visualstudio.com/api/references/extension-manifest: "The path to the icon of at least 128x128 pixels",
  // which must not be an SVG (https://code.visualstudio.com/api/working-with-extensions/publishing-extension).
  const icon = fs.readFileSync(path.join(folder, manifest.icon));
  assert.strictEqual(icon.subarray(1, 4).toString(), 'PNG');
  assert.ok(icon.readUInt32BE(16) >= 128 && icon.readUInt32BE(20) >= 128);
  const known = ['Programming Languages', 'Snippets', 'Linters', 'Themes', 'Debuggers', 'Formatters', 'Keymaps',
    'SCM Providers', 'Other', 'Extension Packs', 'Language Packs', 'Data Science', 'Machine Learning',
    'Visualization', 'Notebooks', 'Education', 'Testing', 'AI', 'Chat'];
  assert.ok(manifest.categories.every((it) => known.includes(it)));
  assert.ok(manifest.keywords.length <= 30);
  assert.match(manifest.version, /^\d+\.\d+\.\d+$/);
  assert.match(manifest.name, /^[a-z0-9-]+$/);
  assert.match(manifest.galleryBanner.color, /^#[0-9a-f]{6}$/);
  for (const key of ['displayName', 'description', 'publisher', 'license']) assert.ok(manifest[key], key);
  // Neither accepts SVG images on the page.
  assert.doesNotMatch(read('README.md'), /\.svg\)/);
});

test('the commands of a screen stand in its files alone, storyboards among them', () => {
  const { hasScreens } = require('../src/screens');
  const document = (languageId, name) => ({ languageId, uri: { path: `/app/${name}` } });
  assert.ok(hasScreens(document('stack', 'A.stack')));
  assert.ok(hasScreens(document('xml', 'Main.storyboard')) && hasScreens(document('xml', 'Cell.xib')));
  assert.ok(!hasScreens(document('xml', 'Info.plist')) && !hasScreens(undefined));
});
