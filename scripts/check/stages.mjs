import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { provideHeadlessChromium } from './chromium.mjs';
import { provideDebianChromium } from './debian-chromium.mjs';
import { provideEngines, provideWebKit } from './engines.mjs';
import { providePostgres } from './postgres.mjs';

const isCi = process.env.CI === 'true';
const bin = (path) => `node_modules/${path}`;
const jest = ['--disable-warning=ExperimentalWarning', '--experimental-vm-modules', bin('jest/bin/jest.js')];
const playwright = (project, config = 'e2e/playwright.config.ts') => [
  bin('@playwright/test/cli.js'),
  'test',
  '-c',
  config,
  `--project=${project}`,
];
const engines = 'e2e/engines/playwright.config.ts';
/** Makes the typed client of the OpenAPI document anew, which is compiled on the way. */
const makeClient = ['--import', 'tsx', 'backend/test/make-client.ts'];
const contract = [...jest, '-c', 'scripts/jest/backend.config.mjs', ...(isCi ? ['--ci'] : [])];

/** A connection that is never ended is a failure, and not a run that never ends. */
const NODE_TEST_MS = 180_000;

/** Without a name Node's runner would take every test there is, so at least one is asked for. */
function nodeTests(...folders) {
  const paths = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => join(folder, name)),
  );
  const tests = paths.filter((path) => path.endsWith('.test.mjs'));
  if (tests.length === 0) throw new Error(`There is no test in ${folders.join(', ')}.`);
  return ['--test', '--test-reporter=spec', `--test-timeout=${NODE_TEST_MS}`, ...tests];
}

/** Playwright is told which browser. @returns {Needs} */
function forPlaywright(browser) {
  return 'missing' in browser ? browser : { env: { CHROMIUM_PATH: browser.path } };
}

/**
 * @typedef {object} Stage
 * @property {string} what for the heading
 * @property {string[][]} runs arguments of Node, one run after the other
 * @property {() => Promise<Needs>} [provide] what must be there first
 * @property {boolean} [onRequest] runs when it is named, not with all the others
 *
 * @typedef {{ missing: string, skip?: boolean } | { env: Record<string, string>, release?: () => Promise<void> }} Needs
 */

/** @type {Record<string, Stage>} */
export const STAGES = {
  lint: {
    what: 'format, rules, import arrows, style sheets',
    runs: [
      [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'],
      [bin('stylelint/bin/stylelint.mjs'), '--ignore-path', '.gitignore', '**/*.{css,scss}'],
      nodeTests('scripts/lint'),
    ],
  },
  types: {
    what: 'TypeScript, with the types of the routes and of a client made of the OpenAPI document',
    runs: [[bin('next/dist/bin/next'), 'typegen'], makeClient, [bin('typescript/bin/tsc'), '-p', '.']],
  },
  unit: {
    what: 'the storefront, the commands and the benchmark, piece by piece',
    runs: [
      [bin('jest/bin/jest.js'), '-c', 'scripts/jest/web.config.mjs', ...(isCi ? ['--ci'] : [])],
      [
        '--import',
        './scripts/clock/fixed-clock.mjs',
        ...nodeTests('scripts/check', 'scripts/clock', 'scripts/dependencies', 'scripts/launch', 'bench'),
        'scripts/prepare-request.test.mjs',
      ],
    ],
  },
  contract: { what: 'every call of the product API, on the embedded database', runs: [makeClient, contract] },
  postgres: {
    what: 'the same calls on a PostgreSQL server',
    runs: [makeClient, contract],
    async provide() {
      const server = await providePostgres();
      if ('missing' in server) return { ...server, skip: !isCi };
      return { env: { TEST_DATABASE_URL: server.url }, release: server.stop };
    },
  },
  journeys: {
    what: 'shoppers in a browser, on the built shop',
    runs: [playwright('journeys')],
    provide: async () => forPlaywright(await provideHeadlessChromium()),
  },
  webkit: {
    what: 'one purchase in WebKit, which is every iPhone',
    runs: [[...playwright('webkit', engines), 'purchase.spec.ts', '--grep=1280 px']],
    provide: provideWebKit,
  },
  pictures: {
    what: 'every page at three widths, beside the pictures that are kept',
    runs: [playwright('pictures')],
    provide: async () => forPlaywright(await provideDebianChromium()),
  },
  engines: {
    what: 'the same steps in Chromium, Firefox and WebKit',
    runs: ['chromium', 'gecko', 'webkit'].map((engine) => playwright(engine, engines)),
    provide: provideEngines,
    onRequest: true,
  },
  faults: {
    what: 'every call of every journey, gone wrong in every way (CALL=cart/add FAULT=late: these alone)',
    runs: [playwright('faults', 'e2e/faults/playwright.config.ts')],
    provide: async () => forPlaywright(await provideHeadlessChromium()),
    onRequest: true,
  },
  fuzz: {
    what: 'twenty thousand requests of any kind to both servers (REQUESTS=… SEED=…: others, or the same again)',
    runs: [[...playwright('journeys'), 'e2e/fuzz']],
    provide: async () => ({ env: { REQUESTS: process.env.REQUESTS || '20000' } }),
    onRequest: true,
  },
};
