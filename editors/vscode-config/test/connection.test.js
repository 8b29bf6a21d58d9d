'use strict';

const test = require('node:test');
const assert = require('node:assert');
const { Connection, FrameReader } = require('../src/connection');

const frame = (text) => Buffer.from(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);

test('frames are read however they are cut', () => {
  const bytes = Buffer.concat([frame('{"a":"é"}'), frame('{}'), frame('{"b":[1,2]}')]);
  for (let size = 1; size <= bytes.length; size++) {
    const reader = new FrameReader();
    const bodies = [];
    for (let index = 0; index < bytes.length; index += size) {
      bodies.push(...reader.push(bytes.subarray(index, index + size)));
    }
    assert.deepStrictEqual(bodies, ['{"a":"é"}', '{}', '{"b":[1,2]}'], `in pieces of ${size}`);
  }
});

test('the length may be spelt in any case and stand after another header', () => {
  const reader = new FrameReader();
  const head = 'Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-length: 2\r\n\r\n';
  assert.deepStrictEqual(reader.push(Buffer.from(head + '{}')), ['{}']);
});

test('a header without a length is an error', () => {
  assert.throws(() => new FrameReader().push(Buffer.from('Hello\r\n\r\n')), /Content-Length/);
});

test('a message that is not JSON costs itself only', async () => {
  const broken = frame('{"half":');
  const sound = frame('{"jsonrpc":"2.0","method":"window/logMessage","params":{"message":"alive"}}');
  const program = `process.stdout.write(Buffer.from(${JSON.stringify([...broken, ...sound])}))`;
  const logged = [];
  const notified = await new Promise((resolve) => {
    new Connection(process.execPath, ['-e', program], {}, {
      log: (line) => logged.push(line),
      notification: (method, params) => resolve(params),
      closed: () => resolve(undefined),
    });
  });
  assert.strictEqual(notified?.message, 'alive');
  assert.match(logged.join('\n'), /not JSON/);
});
