import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../../scripts/check/programs.mjs';

const SCRIPT = join(import.meta.dirname, 'load.lua');
const run = promisify(execFile);

/** @throws in one line where there is no wrk */
export function requireWrk() {
  const wrk = findProgram(['wrk']);
  if (!wrk) throw new Error('The load is made by wrk, which is not there (apt install wrk).');
  return wrk;
}

/**
 * Asks over so many connections as fast as answers come. By wrk, because a client in JavaScript takes longer to read a
 * page than the shop needs to send it.
 * @param {string} url
 * @param {{ connections: number, seconds: number, headers: Record<string, string>, ask?: string[] }} load `ask`: see load.lua
 * @returns {Promise<{ perSecond: number, p99Ms: number, answers: number, bad: number, broken: number, late: number }>}
 *   `bad` answers are of 4xx and 5xx
 */
export async function load(url, { connections, seconds, headers, ask = [] }) {
  const said = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t', '1', '-c', `${connections}`, '-d', `${seconds}s`, '-s', SCRIPT, ...said, url, '--'];
  const { stdout } = await run(requireWrk(), [...args, ...ask]);
  const { seconds: taken, ...figures } = JSON.parse(stdout.trim().split('\n').at(-1));
  return { ...figures, perSecond: figures.answers / taken };
}
