'use strict';

require('./support/load');
const test = require('node:test');
const assert = require('node:assert');
const { standIn } = require('vscode');
const { Progress } = require('../src/progress');

const begin = { kind: 'begin', title: 'Checking screens', cancellable: true };

test('work that lasts is shown, adds up and can be cancelled', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const cancelled = [];
  const progress = new Progress((token) => cancelled.push(token));
  progress.take('a', begin);
  progress.take('a', { kind: 'report', percentage: 20, message: '1 of 5 files' });
  context.mock.timers.tick(1000);
  const work = standIn.progresses.at(-1);
  assert.strictEqual(work.options.cancellable, true);
  progress.take('a', { kind: 'report', percentage: 60, message: '3 of 5 files' });
  assert.deepStrictEqual(work.reports.map((it) => it.increment), [20, 40]);
  work.cancel();
  assert.deepStrictEqual(cancelled, ['a']);
  progress.take('a', { kind: 'end' });
  await work.ended;
});

test('work that ends at once is not shown', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const before = standIn.progresses.length;
  const progress = new Progress(() => {});
  progress.take('b', begin);
  progress.take('b', { kind: 'end' });
  context.mock.timers.tick(5000);
  assert.strictEqual(standIn.progresses.length, before);
});
