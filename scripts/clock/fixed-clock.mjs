// Preloaded into every test process, so that each run starts at the same time. The time is in the future, because Next.js
// expects files to be older than the clock. `TEST_CLOCK=2036-12-31T23:59:00+08:00 npm test` starts at another time.
import { shiftClock } from './shift-clock.mjs';

/** A Wednesday morning in Bali. All stores are open. */
const START = '2036-05-14T10:00:00+08:00';

// Child processes inherit the offset.
process.env.TEST_CLOCK_OFFSET ??= String(Date.parse(process.env.TEST_CLOCK || START) - Date.now());

/** How far the clock of the tests is ahead of the real time, in milliseconds. */
export const TEST_CLOCK_OFFSET_MS = Number(process.env.TEST_CLOCK_OFFSET);

shiftClock(TEST_CLOCK_OFFSET_MS);
