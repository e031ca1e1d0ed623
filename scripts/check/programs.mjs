import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { superviseChild } from '../launch/process.mjs';
import { runStep } from '../launch/steps.mjs';

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the path of the first program that exists.
 * @param {string[]} names
 * @param {string[]} folders searched after PATH
 * @returns {string | undefined}
 */
export function findProgram(names, folders = []) {
  const all = [...(process.env.PATH ?? '').split(delimiter), ...folders];
  return names.flatMap((name) => all.map((folder) => join(folder, name))).find(isExecutable);
}

/**
 * Runs a command with its output on the terminal.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] further environment variables
 * @returns {Promise<number | null>} its exit code
 */
export async function runCommand(command, args, env) {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await superviseChild(child).ended;
  return child.exitCode;
}

const succeeds = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Returns the command that runs apt-get as root, or undefined if apt-get is missing or needs a password. */
function findApt() {
  if (!succeeds('apt-get', '--version')) return undefined;
  const apt = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq'];
  if (process.getuid?.() === 0) return apt;
  return succeeds('sudo', '-n', 'true') ? ['sudo', '-n', ...apt] : undefined;
}

/** Installs Debian packages where that needs no password. @returns {Promise<boolean>} whether they are installed */
export async function installDebianPackages(...packages) {
  const apt = findApt();
  if (!apt) return false;
  const [command, ...args] = apt;
  return runStep(`Installing ${packages.join(', ')} with apt-get`, async () => {
    const install = [...args, 'install', '-y', '--no-install-recommends', ...packages];
    return (
      (await runCommand(command, [...args, 'update'])) === 0 && (await runCommand(command, install)) === 0
    );
  });
}

/** Arguments for a Redis server on the loopback address that stores nothing on disk. @param {number} port */
export const redisArguments = (port) => [
  '--port',
  String(port),
  '--bind',
  '127.0.0.1',
  '--save',
  '',
  '--appendonly',
  'no',
];
