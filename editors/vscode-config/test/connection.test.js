'use strict';

const test = require('node:test');
const assert = require('node:assert');
const { FrameReader } = require('../src/connection');

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
