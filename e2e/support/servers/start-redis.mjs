import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findProgram, installDebianPackages, redisArguments } from '../../../scripts/check/programs.mjs';
import { runBeforeExit } from '../../../scripts/launch/process.mjs';

/** Starts a Redis server that stores nothing on disk. */
async function startServer(program, port) {
  const server = spawn(program, redisArguments(port), { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'close');
  const forget = runBeforeExit(stop);
  async function stop() {
    server.kill('SIGKILL');
    await ended;
    forget();
  }
  const ready = new Promise((resolve) => {
    server.stdout.on(
      'data',
      (chunk) => String(chunk).includes('Ready to accept connections') && resolve(true),
    );
  });
  if (!(await Promise.race([ready, ended.then(() => false)]))) throw new Error('Redis did not start');
  return { url: `redis://127.0.0.1:${port}`, pid: server.pid, stop };
}

/**
 * Starts a Redis for the tests, after installing it with apt-get if it is missing.
 * @param {number} port
 * @returns {Promise<{ url: string, pid: number, stop: () => Promise<void> } | { missing: string }>}
 */
export async function startRedis(port) {
  const find = () => findProgram(['redis-server']);
  const program = find() ?? ((await installDebianPackages('redis-server')) ? find() : undefined);
  return program
    ? startServer(program, port)
    : { missing: 'Redis is missing: on Debian `apt-get install redis-server`.' };
}
