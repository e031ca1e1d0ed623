import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A command of Node whose tests can be counted.
 * @typedef {object} Run
 * @property {import('./report.mjs').Runner} runner
 * @property {string[]} args
 * @property {Record<string, string>} [env]
 */

const isCi = process.env.CI === 'true';
const bin = (path) => `node_modules/${path}`;

/** A connection that is never ended is a failure, and not a run that never ends. */
const NODE_TEST_MS = 180_000;

/** @returns {Run} */
export const command = (path, ...args) => ({ runner: 'command', args: [bin(path), ...args] });

/** @returns {Run} */
export const jest = (config, ...args) => ({
  runner: 'jest',
  args: [
    '--disable-warning=ExperimentalWarning',
    // PGlite needs it, and next-intl's modules do not bear it.
    ...(config === 'backend' ? ['--experimental-vm-modules'] : []),
    bin('jest/bin/jest.js'),
    '-c',
    `scripts/jest/${config}.config.mjs`,
    ...(isCi ? ['--ci'] : []),
    ...args,
  ],
});

/**
 * The tests of Node's own runner in some folders. Without a name it would take every test there is, so at least one
 * is asked for.
 * @returns {Run}
 */
export function nodeTests(...folders) {
  const paths = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => join(folder, name)),
  );
  const tests = paths.filter((path) => path.endsWith('.test.mjs'));
  if (tests.length === 0) throw new Error(`There is no test in ${folders.join(', ')}.`);
  const clock = ['--import', './scripts/clock/fixed-clock.mjs'];
  return {
    runner: 'node',
    args: [...clock, '--test', '--test-concurrency=2', `--test-timeout=${NODE_TEST_MS}`, ...tests],
  };
}

/** @returns {Run} */
export const playwright = (project, config = 'e2e/playwright.config.ts', ...args) => ({
  runner: 'playwright',
  args: [bin('@playwright/test/cli.js'), 'test', '-c', config, `--project=${project}`, ...args],
});

/** Generates the typed client from the OpenAPI document, which is compiled on the way. @type {Run} */
export const makeClient = { runner: 'command', args: ['--import', 'tsx', 'backend/test/make-client.ts'] };

/**
 * Makes a run write its report as JSON, beside what it prints.
 * @param {Run} run
 * @param {string} file
 * @returns {{ args: string[], env: Record<string, string> }}
 */
export function reporting({ runner, args, env = {} }, file) {
  if (runner === 'jest') return { args: [...args, '--json', `--outputFile=${file}`], env };
  if (runner === 'playwright')
    return { args: [...args, '--reporter=list,json'], env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } };
  if (runner === 'command') return { args, env };

  const reporter = join(import.meta.dirname, 'node-reporter.mjs');
  const reporters = [
    ['spec', 'stdout'],
    [reporter, file],
  ].flatMap(([name, to]) => [`--test-reporter=${name}`, `--test-reporter-destination=${to}`]);
  const at = args.indexOf('--test') + 1;
  return { args: [...args.slice(0, at), ...reporters, ...args.slice(at)], env };
}
