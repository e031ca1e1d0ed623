import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { print } from '../launch/steps.mjs';
import { runCommand } from './programs.mjs';
import { leftOut, NONE, readReport } from './report.mjs';
import { reporting } from './runs.mjs';

const NOTHING_NEEDED = { env: {} };

async function runAll(runs, needed) {
  const folder = await mkdtemp(join(tmpdir(), 'test-reports-'));
  const total = { ...NONE };
  for (const [index, run] of runs.entries()) {
    const file = join(folder, `${index}.json`);
    const { args, env } = reporting(run, file);
    const counts = readReport(
      run.runner,
      await runCommand(process.execPath, args, { ...needed, ...env }),
      file,
    );
    for (const key of Object.keys(total)) total[key] += counts[key];
  }
  await rm(folder, { recursive: true });
  return total;
}

/**
 * Runs one stage to its end, whatever fails in it.
 * @param {string} name
 * @param {import('./stages.mjs').Stage} stage
 * @returns {Promise<{ name: string, ms: number, missing?: string } & import('./report.mjs').Counts>}
 */
export async function runStage(name, { what, runs, provide }) {
  const started = Date.now();
  print(`\n── ${name}: ${what}`);
  const needs = (await provide?.()) ?? NOTHING_NEEDED;
  if ('missing' in needs) {
    print(needs.missing);
    const { missing } = needs;
    return needs.skip ? leftOut(name, missing) : { name, ...NONE, failed: 1, ms: 0, missing };
  }
  try {
    const counts = await runAll(runs, needs.env);
    return { name, ...counts, ms: Date.now() - started };
  } finally {
    await needs.release?.();
  }
}
