import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

const GRACE_MS = 5_000;
const KEPT_OUTPUT = 4_000;
const POLL_MS = 100;

const running = new Set();

/** Only what is named here reaches a child, so that every machine measures the same configuration. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'LANG'];
const inherited = () =>
  Object.fromEntries(INHERITED.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

function signal(child, name) {
  try {
    // The whole group: Next's workers go with it.
    process.kill(-child.pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Starts Node on a script, in a process group of its own; keeps the end of what it says. */
export function startNode(name, args, { cwd, env }) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...inherited(), NEXT_TELEMETRY_DISABLED: '1', ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const started = { name, pid: child.pid, child, said: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece) => {
      started.said = (started.said + piece).slice(-KEPT_OUTPUT);
    });
  }
  running.add(started);
  child.once('exit', () => running.delete(started));
  return started;
}

const failure = (started, what) => new Error(`${started.name} ${what}\n${started.said.trim()}`);

/**
 * Waits until the process has done its work.
 * @throws with the end of its output when it fails or takes longer than `timeoutMs`
 */
export async function finish(started, timeoutMs) {
  const timer = new AbortController();
  const late = wait(timeoutMs, 'late', { signal: timer.signal }).catch(() => 'in time');
  const outcome = await Promise.race([once(started.child, 'close'), late]);
  timer.abort();
  if (outcome === 'late') throw failure(started, `took longer than ${timeoutMs / 1000} s`);
  const [code] = outcome;
  if (code !== 0) throw failure(started, `failed (${code})`);
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
  const all = [...running];
  for (const { child } of all) signal(child, 'SIGTERM');
  const gone = Promise.all(all.map(({ child }) => child.exitCode ?? once(child, 'exit')));
  await Promise.race([gone, wait(GRACE_MS, undefined, { ref: false })]);
  for (const { child } of all) signal(child, 'SIGKILL');
}
