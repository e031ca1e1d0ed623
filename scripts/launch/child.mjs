import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { beforeLeaving } from './leave.mjs';

/** How long a child may take to end, unless it is given more. */
const GRACE_MS = 4_000;
const TAIL_LINES = 40;
const LEAVE_WITH_PARENT = pathToFileURL('scripts/launch/leave-with-parent.mjs').href;

/**
 * @typedef {object} ChildOptions
 * @property {string[]} run the module, and its arguments
 * @property {boolean} [typescript]
 * @property {string} [cwd]
 * @property {string[]} [inherits] the variables it gets of ours; all of them when nothing is said
 * @property {Record<string, string>} [env] the variables it gets besides
 * @property {(line: string) => void} [onLine] told of each line it writes
 * @property {number} [graceMs] how long it may take to end in order, before it is killed
 * @property {number} [log] an open file that it writes to, in place of lines
 *
 * A process of ours: it ends with us, in order when we are asked to leave and by itself when we are killed.
 * @typedef {object} Child
 * @property {import('node:child_process').ChildProcess} process
 * @property {string[]} tail its last lines, for the moment it fails
 * @property {Promise<string>} ended how it ended, such as `exit code 1` or `SIGKILL`, or why it could not begin
 * @property {() => Promise<unknown>} stop
 */

function readLines(child, onLine) {
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', onLine);
  }
}

/**
 * The variables of ours that a child gets.
 * @param {string[]} [names] all of them when nothing is said
 */
export function inherited(names) {
  if (!names) return process.env;
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/**
 * Ties a process that was just started to ours.
 * @param {import('node:child_process').ChildProcess} child
 * @param {Pick<ChildOptions, 'onLine' | 'graceMs'> & { ends?: boolean }} [options] `ends: false` for one that somebody else
 *   ends when we leave
 * @returns {Child}
 */
export function followChild(child, { onLine, graceMs = GRACE_MS, ends = true } = {}) {
  const tail = [];
  readLines(child, (line) => {
    tail.push(line);
    if (tail.length > TAIL_LINES) tail.shift();
    onLine?.(line);
  });

  const ended = once(child, 'close').then(
    ([code, signal]) => String(signal ?? `exit code ${code}`),
    ({ message }) => message,
  );
  if (ends) void ended.finally(beforeLeaving(stop));

  function stop() {
    child.kill('SIGTERM');
    const hurry = setTimeout(() => child.kill('SIGKILL'), graceMs);
    return ended.finally(() => clearTimeout(hurry));
  }
  return { process: child, tail, ended, stop };
}

/**
 * Runs a module in a Node process of its own. Every launcher of ours is made of it: `npm start`, journeys, benchmark.
 * @param {ChildOptions} options
 * @returns {Child}
 */
export function startChild({ run: [module, ...args], typescript, cwd, inherits, env, onLine, graceMs, log }) {
  const child = fork(module, args, {
    cwd,
    env: { ...inherited(inherits), ...env },
    execArgv: ['--import', LEAVE_WITH_PARENT, ...(typescript ? ['--import', 'tsx'] : [])],
    // A terminal tells its whole group of Ctrl-C: the launcher alone is to hear it, and ends its children in order.
    detached: process.platform !== 'win32',
    stdio: ['ignore', log ?? 'pipe', log ?? 'pipe', 'ipc'],
  });
  return followChild(child, { onLine, graceMs });
}
