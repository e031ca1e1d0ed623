const { stdout } = process;
const PATIENCE_MS = 2_000;
const REMINDER_MS = 30_000;
const CLEAR_LINE = '\r\u001b[2K';

let counter = '';

/** @param {number} since milliseconds @returns {string} such as `0.4 s` or `1 min 12 s` */
export function elapsed(since) {
  const seconds = (Date.now() - since) / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
}

/** Prints a line; on a terminal the running counter stays below it. */
export function print(line = '') {
  stdout.write(counter ? `${CLEAR_LINE}${line}\n${counter}` : `${line}\n`);
}

function countOnTerminal(label, started) {
  const show = () => {
    counter = `… ${label}  ${elapsed(started)}`;
    stdout.write(`${CLEAR_LINE}${counter}`);
  };
  show();
  const timer = setInterval(show, 100);
  return () => {
    clearInterval(timer);
    counter = '';
    stdout.write(CLEAR_LINE);
  };
}

/** Where nothing can be redrawn, only long work is announced, and again now and then. */
function announceWhenLong(label, started) {
  let timer = setTimeout(() => {
    print(`… ${label}`);
    timer = setInterval(() => print(`… ${label}  ${elapsed(started)}`), REMINDER_MS);
  }, PATIENCE_MS);
  return () => clearTimeout(timer);
}

/**
 * Does one step of a longer work and says how long it took.
 * @template T
 * @param {string} label what is being done
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const started = Date.now();
  const finish = stdout.isTTY ? countOnTerminal(label, started) : announceWhenLong(label, started);
  try {
    const result = await work();
    finish();
    print(`✓ ${label}  ${elapsed(started)}`);
    return result;
  } catch (error) {
    finish();
    throw error;
  }
}
