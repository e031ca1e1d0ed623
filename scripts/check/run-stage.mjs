import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printLine } from '../launch/steps.mjs';
import { runCommand } from './programs.mjs';

const REPORT_ARGUMENTS = {
  jest: (file) => ['--json', `--outputFile=${file}`],
  playwright: () => ['--reporter=list,json'],
};

const COUNTERS = {
  jest: ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests,
  }),
  playwright: ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }),
};

/**
 * Runs one command of a stage and counts its tests. A command without a report counts as one test.
 * @param {import('./stages.mjs').Run} run
 * @param {Record<string, string>} env
 */
async function runAndCount({ runner, args, env: own }, env, file) {
  const all = [...args, ...(REPORT_ARGUMENTS[runner]?.(file) ?? [])];
  const code = await runCommand(process.execPath, all, {
    ...env,
    ...own,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  if (!runner) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  const report = await readFile(file, 'utf8').catch(() => undefined);
  const counts = report ? COUNTERS[runner](JSON.parse(report)) : { passed: 0, failed: 1, skipped: 0 };
  // A run without failed tests is a failure too if its exit code is not 0 or no test passed.
  const isBroken = code !== 0 || counts.passed === 0;
  return { ...counts, failed: isBroken ? Math.max(counts.failed, 1) : counts.failed };
}

/**
 * Provides what a stage needs and runs its commands, all of them even if one fails.
 * @param {import('./stages.mjs').Stage} stage
 * @returns {Promise<{ passed: number, failed: number, skipped: number, note?: string }>}
 */
export async function runStage({ runs, provide }) {
  const needs = (await provide?.()) ?? { env: {} };
  if ('missing' in needs) {
    printLine(needs.missing);
    return { passed: 0, failed: needs.isOptional ? 0 : 1, skipped: 1, note: needs.missing };
  }
  const folder = await mkdtemp(join(tmpdir(), 'test-reports-'));
  const total = { passed: 0, failed: 0, skipped: 0 };
  try {
    for (const [index, run] of runs.entries()) {
      const counts = await runAndCount(run, needs.env, join(folder, `${index}.json`));
      for (const key of Object.keys(total)) total[key] += counts[key];
    }
    return total;
  } finally {
    await rm(folder, { recursive: true });
    await needs.release?.();
  }
}
