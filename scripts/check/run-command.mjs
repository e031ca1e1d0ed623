import { spawn } from 'node:child_process';
import { beforeLeaving } from '../launch/leave.mjs';

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
