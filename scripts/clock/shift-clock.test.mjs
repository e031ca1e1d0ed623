import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { shiftClock } from './shift-clock.mjs';

const DAY = 86_400_000;

/** The machine's own clock: this test's may be another. */
const realNow = () => runInNewContext('Date.now()');

/** Asks a realm of its own, whose clock is a day ahead. */
const ask = (expression) => runInNewContext(`(${shiftClock})(${DAY}); ${expression}`);

test('the clock is ahead, and goes on', () => {
  const ahead = ask('Date.now()') - realNow();
  assert.ok(Math.abs(ahead - DAY) < 1_000);
  assert.ok(Math.abs(ask('new Date().getTime()') - realNow() - DAY) < 1_000);
  assert.equal(Date.parse(ask('Date()')) > realNow(), true);
});

test('a moment that is named stays that moment', () => {
  assert.equal(ask('new Date(0).toISOString()'), '1970-01-01T00:00:00.000Z');
  assert.equal(ask('new Date(2026, 0, 31).getDate()'), 31);
  assert.equal(ask('Date.UTC(1970, 0)'), 0);
});

test('a date is still a date', () => {
  assert.equal(ask('new Date() instanceof Date'), true);
  assert.equal(ask('class Moment extends Date {}; new Moment() instanceof Moment'), true);
});

test('it is moved once', () => {
  assert.ok(Math.abs(ask(`(${shiftClock})(${DAY}); Date.now()`) - realNow() - DAY) < 1_000);
});
