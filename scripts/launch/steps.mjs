const { stdout } = process;
const DELAY_MS = 2_000;
const REMINDER_MS = 30_000;
const CLEAR_LINE = '\r\u001b[2K';

let counter = '';

/** @param {number} since milliseconds @returns {string} such as `0.4 s` or `1 min 12 s` */
export function elapsed(since) {
  const seconds = (Date.now() - since) / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
}

export function print(line = '') {
  stdout.write(counter ? `${CLEAR_LINE}${line}\n${counter}` : `${line}\n`);
}

function countOnTerminal(label, started, note) {
  const show = () => {
    counter = `… ${label}  ${elapsed(started)}${note()}`;
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
function announceWhenLong(label, started, note) {
  let timer = setTimeout(() => {
    print(`… ${label}`);
    timer = setInterval(() => print(`… ${label}  ${elapsed(started)}${note()}`), REMINDER_MS);
  }, DELAY_MS);
  return () => clearTimeout(timer);
}

/**
 * Does one step of a longer work and says how long it took.
 * @template T
 * @param {string} label what is being done
 * @param {(tell: (note: string) => void) => T | Promise<T>} work may tell how far it is
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const started = Date.now();
  let told = '';
  const note = () => told && `  ${told}`;
  const finish = (stdout.isTTY ? countOnTerminal : announceWhenLong)(label, started, note);
  try {
    const result = await work((text) => {
      told = text;
    });
    finish();
    print(`✓ ${label}  ${elapsed(started)}`);
    return result;
  } catch (error) {
    finish();
    throw error;
  }
}
