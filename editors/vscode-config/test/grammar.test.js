'use strict';

const test = require('node:test');
const assert = require('node:assert');
const fs = require('node:fs');
const path = require('node:path');
const { Tokenizer } = require('./support/grammar');

const folder = path.join(__dirname, '..');
const examples = path.join(folder, '..', '..', 'Examples');
const grammar = JSON.parse(fs.readFileSync(path.join(folder, 'syntaxes/stack.tmLanguage.json'), 'utf8'));

/** The innermost scope of the first piece that is exactly `text`. */
function scope(source, text) {
  const pieces = new Tokenizer(grammar).tokenize(source).flat();
  const piece = pieces.find((it) => it.text.trim() === text);
  assert.ok(piece, `${text} is no piece of its own among ${pieces.map((it) => it.text).join('¦')}`);
  return piece.scopes.at(-1);
}

const expectations = [
  ['screen SignUp {', 'screen', 'keyword.declaration.stack'],
  ['screen SignUp {', 'SignUp', 'entity.name.type.stack'],
  ['    hstack upper {', 'hstack', 'support.class.stack'],
  ['    hstack upper {', 'upper', 'variable.other.stack'],
  ['    label "Name"', 'label', 'support.class.stack'],
  ['    hugging.horizontal: 48', 'hugging.horizontal', 'support.type.property-name.stack'],
  ['    hugging.horizontal: 48', '48', 'constant.numeric.stack'],
  ['    width == height @defaultHigh - 1', 'defaultHigh - 1', 'constant.numeric.priority.stack'],
  ['    width == height', 'width', 'support.variable.stack'],
  ['    width == height', '==', 'keyword.operator.comparison.stack'],
  ['    edges == safeArea.edges inset 20', 'safeArea', 'variable.language.stack'],
  ['    edges == safeArea.edges inset 20', 'inset', 'keyword.operator.word.stack'],
  ['    alignment: .firstBaseline', 'firstBaseline', 'constant.other.stack'],
  ['    text: "a \\n // no comment"', '\\n', 'constant.character.escape.stack'],
  ['    // label', '// label', 'comment.line.double-slash.stack'],
  ['/// A form.', '/// A form.', 'comment.line.documentation.stack'],
  ['    languages: en, de +30%', '30%', 'constant.numeric.stack'],
  ['    host: view(width: narrow...wide)', '...', 'keyword.operator.range.stack'],
  ['    host: view(width: 320...440)', '440', 'constant.numeric.stack'],
  ['    when state == empty {', 'when', 'keyword.control.stack'],
];

for (const [line, text, expected] of expectations) {
  test(`${text} in '${line.trim()}' is ${expected}`, () => {
    assert.strictEqual(scope(line, text), expected);
  });
}

test('a block comment nests and ends', () => {
  const lines = new Tokenizer(grammar).tokenize('/* a /* b */\nc */ label x');
  assert.ok(lines[1][0].scopes.includes('comment.block.stack'));
  assert.strictEqual(lines[1].find((it) => it.text === 'label').scopes.at(-1), 'support.class.stack');
});

test('a string ends with its line', () => {
  const lines = new Tokenizer(grammar).tokenize('label a "open\nlabel b');
  assert.strictEqual(lines[1].find((it) => it.text === 'label').scopes.at(-1), 'support.class.stack');
});

const samples = fs.readdirSync(examples).filter((name) => name.endsWith('.stack'));
assert.ok(samples.length > 0);

for (const name of samples) {
  test(`every declaration of ${name} begins with a word that has a scope, and no text is lost`, () => {
    const text = fs.readFileSync(path.join(examples, name), 'utf8');
    const lines = new Tokenizer(grammar).tokenize(text);
    assert.strictEqual(lines.map((line) => line.map((it) => it.text).join('')).join('\n'), text);
    text.split('\n').forEach((line, index) => {
      const word = /^\s*([a-z]\w*)\s+["{\w]/.exec(line)?.[1];
      if (!word) return;
      const piece = lines[index].find((it) => it.text.trim());
      assert.ok(piece.scopes.length > 1, `${word} in ${line}`);
    });
  });
}

test('a fence of a Markdown file that says stack is coloured as Stack', () => {
  const injection = JSON.parse(
    fs.readFileSync(path.join(folder, 'syntaxes/markdown.tmLanguage.json'), 'utf8')
  );
  const { begin, end, patterns } = injection.repository.fence;
  const opening = new RegExp(begin.replaceAll('(?i:', '(?:').replaceAll('\\G', '$^'), 'u');
  for (const line of ['```stack', '~~~ stack', '  ```stack title=x']) assert.match(line, opening);
  for (const line of ['```stackoverflow', '```swift', 'stack']) assert.doesNotMatch(line, opening);
  assert.match(end, /\\3/);
  assert.deepStrictEqual(patterns[0].patterns, [{ include: grammar.scopeName }]);
});
