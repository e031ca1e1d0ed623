import { spawn } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { readFile, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { followChild } from './child.mjs';
import { leaveOnSignal, leaveWith, PlainFailure } from './leave.mjs';
import { step } from './steps.mjs';

const MIB = 1024 * 1024;

/**
 * Makes sure that the folder can be written to and has room.
 * @param {number} neededMib what the work ahead takes, in MiB
 * @throws PlainFailure
 */
export async function checkDisk(neededMib, folder = '.') {
  try {
    accessSync(folder, constants.W_OK);
  } catch (cause) {
    throw new PlainFailure(`${resolve(folder)} cannot be written to (${cause.code}).`, { cause });
  }
  const { bavail, bsize } = await statfs(folder);
  const freeMib = Math.floor((bavail * bsize) / MIB);
  if (freeMib < neededMib) {
    throw new PlainFailure(
      `The disk is full: ${resolve(folder)} has ${freeMib} MiB left, ${neededMib} MiB are needed. Make room and try again.`,
    );
  }
}

const INSTALL_MIB = 1_200;

async function packagesIn(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** npm keeps a record of what it installed; an interrupted installation leaves none. */
async function isInstalled() {
  const wanted = await packagesIn('package-lock.json');
  const present = await packagesIn('node_modules/.package-lock.json');
  if (!wanted || !present) return false;

  return Object.entries(wanted).every(([path, { version, optional }]) => {
    const found = present[path];
    return path === '' || (found ? found.version === version : optional);
  });
}

async function install() {
  await checkDisk(INSTALL_MIB);
  const isWindows = process.platform === 'win32';
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const npm = spawn(isWindows ? 'npm.cmd' : 'npm', args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: isWindows,
  });
  const { ended, tail } = followChild(npm);
  const ending = await ended;
  if (ending === 'exit code 0') return;

  process.stderr.write(`${tail.join('\n')}\n`);
  throw new PlainFailure(
    tail.some((line) => line.includes('ENOSPC'))
      ? 'The disk is full: the packages could not be installed. Make room and try again.'
      : `npm ci failed (${ending}); its last lines are above.`,
  );
}

/**
 * Installs the packages of the lock file, unless exactly those are there.
 * @throws PlainFailure when npm fails or the disk is full
 */
export async function ensureInstalled() {
  if (!(await isInstalled())) await step('Installing packages', install);
}

function isOlder(version, least) {
  const parts = version.split('.').map(Number);
  const at = least.findIndex((part, index) => part !== parts[index]);
  return at >= 0 && parts[at] < least[at];
}

/** Holds the running Node against `engines` of package.json. @throws PlainFailure when it is too old */
export function checkNodeVersion(running = process.versions.node) {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const least = engines.node.replace(/[^\d.]/g, '');
  if (isOlder(running, least.split('.').map(Number))) {
    throw new PlainFailure(`Node ${running} is too old: ${least} or newer is needed (https://nodejs.org).`);
  }
}

/**
 * From plain Node, where nothing may be installed yet, to TypeScript.
 * @param {() => Promise<void>} run imports what needs the packages, and runs it
 */
export async function launch(run) {
  process.chdir(join(import.meta.dirname, '../..'));
  leaveOnSignal();
  try {
    checkNodeVersion();
    await ensureInstalled();
    const { register } = await import('tsx/esm/api');
    register();
    await run();
  } catch (error) {
    await leaveWith(error);
  }
}
