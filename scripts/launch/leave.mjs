/** Something a person can mend: its message is a line for each thing that is wrong, with what to do. */
export class PlainFailure extends Error {
  name = 'PlainFailure';
}

/** @type {Set<() => Promise<unknown>>} */
const farewells = new Set();
let leaving = false;
const SHELL_CHECK_MS = 250;

/**
 * What has to be ended before the process may go.
 * @param {() => Promise<unknown>} farewell
 * @returns {() => void} forgets it again
 */
export function beforeLeaving(farewell) {
  farewells.add(farewell);
  return () => void farewells.delete(farewell);
}

/** Whether the end has begun: a child that ends now was told to. */
export function isLeaving() {
  return leaving;
}

/** Ends everything that was started, the last first, as each may stand on those before it; then the process. */
export async function leave(code = 0) {
  if (leaving) return;
  leaving = true;
  for (const farewell of [...farewells].reverse()) await Promise.allSettled([farewell()]);
  process.exit(code);
}

/** Ends everything with the failure's lines; what is not a plain failure shows its stack. */
export async function leaveWith(error) {
  if (leaving) return;
  const isPlain = error instanceof PlainFailure;
  const text = isPlain ? error.message.replace(/^/gm, '✗ ') : (error?.stack ?? error);
  process.stderr.write(`\n${text}\n`);
  await leave(1);
}

/** npm passes a stop on to its shell alone, which goes without a word to us: then our parent is another. */
function leaveWithShell() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) void leave();
  }, SHELL_CHECK_MS).unref();
}

/** Ctrl-C, a stop by the system and a closed terminal end the process in order. A second signal changes nothing. */
export function leaveOnSignal() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void leave());
  leaveWithShell();
}
