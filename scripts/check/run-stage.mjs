import { print } from '../launch/steps.mjs';
import { countTests } from './count-tests.mjs';
import { runCommand } from './run-command.mjs';

const NOTHING_NEEDED = { env: {} };

async function runAll(runs, env) {
  const total = { passed: 0, failed: 0 };
  for (const args of runs) {
    const { passed, failed } = countTests(await runCommand(process.execPath, args, env));
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

/**
 * Runs one stage to its end, whatever fails in it.
 * @param {string} name
 * @param {import('./stages.mjs').Stage} stage
 * @returns {Promise<{ name: string, passed: number, failed: number, ms: number, missing?: string }>}
 */
export async function runStage(name, { what, runs, provide }) {
  const started = Date.now();
  print(`\n── ${name}: ${what}`);
  const needs = (await provide?.()) ?? NOTHING_NEEDED;
  if ('missing' in needs) {
    print(needs.missing);
    return { name, passed: 0, failed: needs.skip ? 0 : 1, ms: 0, missing: needs.missing };
  }
  try {
    const counts = await runAll(runs, needs.env);
    return { name, ...counts, ms: Date.now() - started };
  } finally {
    await needs.release?.();
  }
}
