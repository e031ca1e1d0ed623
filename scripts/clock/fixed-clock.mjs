// Preloaded into every process of the tests: each run begins at the same moment, whatever the day is. It lies in the
// future, so that files written now are older than the clock, as Next expects of them.
// `TEST_CLOCK=2036-12-31T23:59:00+08:00 npm test` begins at another one.
import { shiftClock } from './shift-clock.mjs';

/** A Wednesday morning in Bali, when every store is open. */
const START = '2036-05-14T10:00:00+08:00';

// Whoever comes first decides, and its children share its clock.
process.env.TEST_CLOCK_OFFSET ??= String(Date.parse(process.env.TEST_CLOCK || START) - Date.now());

/** Milliseconds by which the tests' clock is ahead. */
export const CLOCK_OFFSET = Number(process.env.TEST_CLOCK_OFFSET);

shiftClock(CLOCK_OFFSET);
