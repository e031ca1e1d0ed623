import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeLeaving } from '../launch/leave.mjs';
import { step } from '../launch/steps.mjs';

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string[]} names
 * @param {string[]} folders where to look beside PATH
 * @returns {string | undefined} the first one's path
 */
export function findProgram(names, folders = []) {
  const all = [...(process.env.PATH ?? '').split(delimiter), ...folders];
  return names.flatMap((name) => all.map((folder) => join(folder, name))).find(isExecutable);
}

/**
 * Runs a command, which prints what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] what is set in addition
 * @returns {Promise<number | null>} its exit code, null when a signal ended it
 */
export async function runCommand(command, args, env) {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(null);
    });
    child.once('close', resolve);
  });
  const forget = beforeLeaving(() => {
    child.kill('SIGTERM');
    return ended;
  });
  return ended.finally(forget);
}

function runs(command, ...args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

const APT = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq'];

/** What has to stand before apt-get; undefined when packages cannot be installed here without asking. */
function privilege() {
  if (!runs('apt-get', '--version')) return undefined;
  if (process.getuid?.() === 0) return [];
  return runs('sudo', '-n', 'true') ? ['sudo', '-n'] : undefined;
}

/**
 * Installs Debian packages if nobody need be asked. @returns {Promise<boolean>} whether they are there now
 */
export async function aptInstall(...packages) {
  const before = privilege();
  if (!before) return false;

  const apt = async (...args) => {
    const [command, ...rest] = [...before, ...APT, ...args];
    return (await runCommand(command, rest)) === 0;
  };
  return step(`Installing ${packages.join(', ')} with apt-get`, async () => {
    const install = ['install', '-y', '--no-install-recommends', ...packages];
    return (await apt('update')) && (await apt(...install));
  });
}

const NOTHING_ON_DISK = ['--save', '', '--appendonly', 'no'];

/** A Redis that hears this machine alone and keeps nothing on disk. @param {number} port */
export const redisArguments = (port) => ['--port', String(port), '--bind', '127.0.0.1', ...NOTHING_ON_DISK];
