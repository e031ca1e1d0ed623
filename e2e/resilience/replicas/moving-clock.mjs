// Preloaded into the servers of the stand: the tests' clock, which SIGUSR2 puts forward by an hour.
import { isMainThread } from 'node:worker_threads';
import { shiftClock } from '../../../scripts/clock/shift-clock.mjs';

const HOUR_MS = 3_600_000;
const OFFSET = Number(process.env.TEST_CLOCK_OFFSET);

let moved = 0;
const { now } = Date;
Date.now = () => now() + moved;
const origin = performance.timeOrigin + OFFSET;
Object.defineProperty(performance, 'timeOrigin', { get: () => origin + moved });
shiftClock(OFFSET);

if (isMainThread)
  process.on('SIGUSR2', () => {
    moved += HOUR_MS;
  });
