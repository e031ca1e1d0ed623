import { join } from 'node:path';
import { finish, startNode } from './child-process.mjs';

/** The command of Next, seen from a site's folder. */
export const NEXT = join('node_modules', 'next', 'dist', 'bin', 'next');
const BUILD_MS = 10 * 60_000;

/** The address of a port of this machine. */
export const originOf = (port) => `http://127.0.0.1:${port}`;

/** Does something, says how long it took. @returns its result and the seconds */
export async function timed(say, what, work) {
  const start = performance.now();
  const result = await work();
  const seconds = (performance.now() - start) / 1000;
  say(`${what}: ${seconds.toFixed(1)} s`);
  return { result, seconds };
}

/** `next build` in a site's folder. @throws when it fails */
export async function buildWithNext(name, cwd, env) {
  await finish(startNode(name, [NEXT, 'build'], { cwd, env: { NODE_ENV: 'production', ...env } }), BUILD_MS);
}
