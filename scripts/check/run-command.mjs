import { spawn } from 'node:child_process';
import { beforeLeaving } from '../launch/leave-on-signal.mjs';

const KEPT_CHARACTERS = 100_000;

/**
 * Runs a command, shows what it prints as it comes, and keeps the end of it.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] what is set in addition
 * @returns {Promise<{ code: number | null, output: string }>} code null when a signal ended it
 */
export async function runCommand(command, args, env) {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(command, args, {
    env: { ...process.env, ...colours, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    from.on('data', (chunk) => {
      to.write(chunk);
      output = (output + chunk).slice(-KEPT_CHARACTERS);
    });
  }
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, output: error.message }));
    child.once('close', (code) => resolve({ code, output }));
  });
  const forget = beforeLeaving(() => {
    child.kill('SIGTERM');
    return ended;
  });
  return ended.finally(forget);
}
