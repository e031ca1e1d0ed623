import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Bundles the service worker into a build; Next runs it after compiling. By esbuild's command: a release, which has this file
 * among its own, does without that package.
 * @param {{ distDir: string }} build
 */
export async function buildWorker({ distDir }) {
  await run('node_modules/.bin/esbuild', [
    'lib/offline/worker.ts',
    '--bundle',
    '--minify',
    '--target=es2022',
    '--define:process.env.NODE_ENV="production"',
    '--log-level=error',
    `--outfile=${join(distDir, 'static/sw.js')}`,
  ]);
}
