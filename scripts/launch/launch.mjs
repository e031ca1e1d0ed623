import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitOnSignal, exitWithError, superviseChild, UserFacingError, waitForSuccess } from './process.mjs';
import { runStep } from './steps.mjs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Compares the lock file with npm's record of the last complete installation. */
function isComplete(wanted, present, withDev) {
  return Object.entries(wanted).every(([path, { version, optional, dev, devOptional }]) => {
    if (path === '') return true;
    const found = present[path];
    return found ? found.version === version : optional || (!withDev && (dev || devOptional));
  });
}

/** Installs the packages if they are missing or of another version. Development packages that are installed are kept. */
async function ensurePackages(needsDev) {
  const wanted = readJson('package-lock.json').packages;
  const record = 'node_modules/.package-lock.json';
  const present = existsSync(record) ? readJson(record).packages : {};
  const withDev = needsDev || Object.values(present).some(({ dev }) => dev);
  if (!isComplete(wanted, present, withDev)) await runStep('Installing packages', () => install(withDev));
}

function install(withDev) {
  const isWindows = process.platform === 'win32';
  // The lock file has exact versions, so metadata in npm's cache need not be requested again.
  const args = ['ci', withDev ? '--include=dev' : '--omit=dev', '--prefer-offline'];
  const options = { stdio: ['ignore', 'pipe', 'pipe'], shell: isWindows };
  return waitForSuccess('npm ci', superviseChild(spawn(isWindows ? 'npm.cmd' : 'npm', args, options)));
}

/** Compares the running Node.js with `engines` in package.json. @throws UserFacingError when it is too old */
export function checkNodeVersion(running = process.versions.node) {
  const least = readJson('package.json').engines.node.replace(/[^\d.]/g, '');
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
