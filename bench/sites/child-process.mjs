import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { followChild, inherited, startChild } from '../../scripts/launch/child.mjs';

const POLL_MS = 100;

const running = new Set();

/** Only what is named here reaches a child, so that every machine measures the same configuration. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'LANG'];

/** Starts Node on a module and its arguments; keeps the last lines of what it says. */
export function startNode(name, run, { cwd, env, typescript = false }) {
  return track(name, startChild({ run, cwd, typescript, inherits: INHERITED, env: withoutTelemetry(env) }));
}

/** Starts any other program in the same way. */
export function start(name, command, args, { cwd, env }) {
  const options = { cwd, env: { ...inherited(INHERITED), ...env }, stdio: ['ignore', 'pipe', 'pipe'] };
  return track(name, followChild(spawn(command, args, options)));
}

const withoutTelemetry = (env) => ({ NEXT_TELEMETRY_DISABLED: '1', ...env });

function track(name, child) {
  const started = { name, pid: child.process.pid, ...child };
  running.add(started);
  void child.ended.finally(() => running.delete(started));
  return started;
}

const failure = ({ name, tail }, what) => new Error([`${name} ${what}`, ...tail].join('\n'));

/**
 * Waits until the process has done its work.
 * @throws with the end of its output when it fails or takes longer than `timeoutMs`
 */
export async function finish(started, timeoutMs) {
  const timer = new AbortController();
  const late = wait(timeoutMs, 'late', { signal: timer.signal }).catch(() => 'in time');
  const ending = await Promise.race([started.ended, late]);
  timer.abort();
  if (ending === 'late') throw failure(started, `took longer than ${timeoutMs / 1000} s`);
  if (ending !== 'exit code 0') throw failure(started, `failed (${ending})`);
}

async function answers(address) {
  try {
    const response = await fetch(address);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    // Nobody listens yet.
    return false;
  }
}

/**
 * Waits until the server answers an address with 2xx.
 * @throws with the end of its output when it ends before, or takes longer than `timeoutMs`
 */
export async function untilReady(started, address, timeoutMs) {
  const end = Date.now() + timeoutMs;
  while (!(await answers(address))) {
    if (!running.has(started)) throw failure(started, 'ended before it was ready');
    if (Date.now() > end) throw failure(started, `did not answer ${address} within ${timeoutMs / 1000} s`);
    await wait(POLL_MS);
  }
}

/** Ends everything that was started: politely, then not. */
export async function stopAll() {
  await Promise.all([...running].map(({ stop }) => stop()));
}
