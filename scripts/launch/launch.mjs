import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exitOnSignal, exitWithError, superviseChild, UserFacingError } from './process.mjs';
import { runStep } from './steps.mjs';

const readPackages = (path) =>
  readFile(path, 'utf8').then(
    (text) => JSON.parse(text).packages,
    () => undefined,
  );

/** Compares the lock file with npm's record of the last complete installation. */
function isComplete(wanted, present, withDev) {
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, { version, optional, dev, devOptional }]) => {
    const found = present[path];
    return (
      path === '' || (found ? found.version === version : optional || (!withDev && (dev || devOptional)))
    );
  });
}

/** Installs the packages if they are missing or of another version. Development packages that are installed are kept. */
async function ensurePackages(needsDev) {
  const wanted = await readPackages('package-lock.json');
  const present = await readPackages('node_modules/.package-lock.json');
  const withDev = needsDev || Object.values(present ?? {}).some(({ dev }) => dev);
  if (!isComplete(wanted, present, withDev)) await runStep('Installing packages', () => install(withDev));
}

async function install(withDev) {
  const isWindows = process.platform === 'win32';
  // The lock file has exact versions, so metadata in npm's cache need not be requested again.
  const args = ['ci', withDev ? '--include=dev' : '--omit=dev', '--prefer-offline'];
  const npm = spawn(isWindows ? 'npm.cmd' : 'npm', args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: isWindows,
  });
  const { ended, tail } = superviseChild(npm);
  const ending = await ended;
  if (ending === 'exit code 0') return;
  throw new UserFacingError(`${tail.join('\n')}\nnpm ci failed (${ending}).`);
}

/** Compares the running Node.js with `engines` in package.json. @throws UserFacingError when it is too old */
export function checkNodeVersion(running = process.versions.node) {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const least = engines.node.replace(/[^\d.]/g, '');
  if (running.localeCompare(least, 'en', { numeric: true }) < 0)
    throw new UserFacingError(`Node ${running} is too old. Install ${least} or newer (https://nodejs.org).`);
}

/**
 * Installs the packages if they are missing, loads TypeScript support, and runs a command. This module itself needs only Node.js.
 * @param {() => Promise<void>} run
 * @param {{ withDev?: boolean }} [options] whether development dependencies are needed
 */
export async function launch(run, { withDev = false } = {}) {
  process.chdir(join(import.meta.dirname, '../..'));
  exitOnSignal();
  try {
    checkNodeVersion();
    await ensurePackages(withDev);
    const { register } = await import('tsx/esm/api');
    register();
    await run();
  } catch (error) {
    await exitWithError(error);
  }
}
