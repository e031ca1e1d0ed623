import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

/** How long a child process may take to stop before it is killed. */
const GRACE_MS = 4_000;
const TAIL_LINES = 40;
const SHELL_CHECK_MS = 250;
const EXIT_WITH_PARENT = pathToFileURL('scripts/launch/exit-with-parent.mjs').href;

/** An error that the user can fix. Its message is printed without a stack. */
export class UserFacingError extends Error {
  name = 'UserFacingError';
}
/** The names of all errors of this kind. Some modules of `lib` have their own. */
const USER_FACING_ERRORS = ['UserFacingError', 'EnvError', 'DataFolderError'];

/** @type {Set<() => Promise<unknown>>} */
const cleanups = new Set();
let leaving = false;

/**
 * Registers a cleanup that runs before the process exits.
 * @param {() => Promise<unknown>} cleanup
 * @returns {() => void} unregisters it
 */
export function runBeforeExit(cleanup) {
  cleanups.add(cleanup);
  return () => void cleanups.delete(cleanup);
}

/** Runs the cleanups one after the other, the last registered first, and exits. */
export async function exitAfterCleanup(code = 0) {
  if (leaving) return;
  leaving = true;
  for (const cleanup of [...cleanups].reverse()) await Promise.allSettled([cleanup()]);
  process.exit(code);
}

/** Prints an error and exits with code 1. */
export async function exitWithError(error) {
  if (leaving) return;
  const isUserFacing =
    USER_FACING_ERRORS.includes(error?.name) || error?.code?.startsWith?.('ERR_PARSE_ARGS_');
  const text = isUserFacing ? error.message.replace(/^/gm, '✗ ') : (error?.stack ?? String(error));
  process.stderr.write(`\n${text}\n`);
  await exitAfterCleanup(1);
}

/**
 * Runs the cleanups and exits on Ctrl-C, SIGTERM or a closed terminal. npm stops only the shell that it has started, so
 * this process also exits when that shell, its parent, has ended.
 */
export function exitOnSignal() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void exitAfterCleanup());
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && void exitAfterCleanup(), SHELL_CHECK_MS).unref();
}

/** Returns the named environment variables, or all variables if no names are given. @param {string[]} [names] */
export function pickInheritedVariables(names) {
  if (!names) return process.env;
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/**
 * A child process that stops before this process exits.
 * @typedef {object} Child
 * @property {import('node:child_process').ChildProcess} process
 * @property {string[]} tail the last lines of its output
 * @property {Promise<string>} ended how it ended: `exit code 1`, `SIGKILL`, or the error that prevented its start
 * @property {() => Promise<unknown>} stop
 */

/**
 * Collects the output of a child process and stops the child before this process exits. With `ends: false`, the caller
 * stops it.
 * @param {import('node:child_process').ChildProcess} child
 * @param {{ onLine?: (line: string) => void, graceMs?: number, ends?: boolean }} [options]
 * @returns {Child}
 */
export function superviseChild(child, { onLine, graceMs = GRACE_MS, ends = true } = {}) {
  const tail = [];
  for (const input of [child.stdout, child.stderr]) {
    if (!input) continue;
    createInterface({ input }).on('line', (line) => {
      tail.push(line);
      if (tail.length > TAIL_LINES) tail.shift();
      onLine?.(line);
    });
  }
  const ended = once(child, 'close').then(
    ([code, signal]) => String(signal ?? `exit code ${code}`),
    ({ message }) => message,
  );
  const stop = () => {
    child.kill('SIGTERM');
    const kill = setTimeout(() => child.kill('SIGKILL'), graceMs);
    return ended.finally(() => clearTimeout(kill));
  };
  if (ends) void ended.finally(runBeforeExit(stop));
  return { process: child, tail, ended, stop };
}

/**
 * Runs a module in a child process.
 * @param {object} options
 * @param {string[]} options.run the module and its arguments
 * @param {boolean} [options.typescript]
 * @param {string} [options.cwd]
 * @param {string[]} [options.inherits] the environment variables to pass on, by default all
 * @param {Record<string, string>} [options.env] further environment variables
 * @param {(line: string) => void} [options.onLine] called for each line of output
 * @param {number} [options.graceMs]
 * @param {number} [options.log] an open file that gets the output, instead of `tail` and `onLine`
 * @returns {Child}
 */
export function startChild({ run: [module, ...args], typescript, cwd, inherits, env, onLine, graceMs, log }) {
  const child = fork(module, args, {
    cwd,
    env: { ...pickInheritedVariables(inherits), ...env },
    execArgv: ['--import', EXIT_WITH_PARENT, ...(typescript ? ['--import', 'tsx/esm'] : [])],
    // Ctrl-C in a terminal reaches the whole process group. Children have a group of their own, so that the launcher
    // stops them in order.
    detached: process.platform !== 'win32',
    stdio: ['ignore', log ?? 'pipe', log ?? 'pipe', 'ipc'],
  });
  return superviseChild(child, { onLine, graceMs });
}

const describeEnding = (ending) => (ending === 'SIGKILL' ? 'SIGKILL, probably out of memory' : ending);

/**
 * Waits until a child process ends.
 * @param {string} name
 * @param {Child} child
 * @throws UserFacingError with the end of its output if it failed
 */
export async function waitForSuccess(name, { ended, tail }) {
  const ending = await ended;
  if (ending === 'exit code 0') return;
  throw new UserFacingError(`${tail.join('\n')}\n${name} failed (${describeEnding(ending)}).`);
}

/** Stops everything when a service exits. @param {string} name @param {Child} child */
export async function exitWithChild(name, { ended }) {
  const ending = await ended;
  await exitWithError(
    new UserFacingError(`${name} ended unexpectedly (${describeEnding(ending)}). Everything else stops.`),
  );
}
