import { runInNewContext } from 'node:vm';
import { shiftClock } from './fixed-clock.mjs';

const DAY_MS = 86_400_000;

/** Returns the real time. `Date.now()` would not do so, because the clock of this test is shifted too. */
const realNow = () => runInNewContext('Date.now()');

/** Evaluates an expression in a new realm whose clock is shifted by a day. */
const evaluate = (expression: string) => runInNewContext(`(${shiftClock})(${DAY_MS}); ${expression}`);

it('shifts the current time, once', () => {
  expect(Math.abs(evaluate('Date.now()') - realNow() - DAY_MS)).toBeLessThan(1_000);
  expect(Math.abs(evaluate('new Date().getTime()') - realNow() - DAY_MS)).toBeLessThan(1_000);
  expect(Math.abs(evaluate(`(${shiftClock})(${DAY_MS}); Date.now()`) - realNow() - DAY_MS)).toBeLessThan(
    1_000,
  );
});

it('leaves explicit dates and subclasses alone', () => {
  expect(evaluate('new Date(0).toISOString()')).toBe('1970-01-01T00:00:00.000Z');
  expect(evaluate('new Date(2026, 0, 31).getDate()')).toBe(31);
  expect(evaluate('class Moment extends Date {}; new Moment() instanceof Moment')).toBe(true);
});
