import { provideBrowsers, provideDebianChromium } from './browsers.mjs';
import { providePostgres } from './postgres.mjs';

/**
 * @typedef {{ args: string[], env?: Record<string, string> }} Run a command of Node.js
 * @typedef {{ missing: string, isOptional: boolean } | { env: Record<string, string>, release?: () => Promise<void> }} Needs
 * @typedef {{ runs: Run[], provide?: () => Promise<Needs> }} Stage
 */

const isCi = process.env.CI === 'true';
const ENGINES = 'e2e/engines/playwright.config.ts';
const command = (path, ...args) => ({ args: [`node_modules/${path}`, ...args] });

/** @returns {Run} */
const jest = (config, ...args) => ({
  args: [
    '--disable-warning=ExperimentalWarning',
    // PGlite needs this flag for ES modules. The storefront's tests run without it, because
    // next-intl fails with it.
    ...(config === 'backend' ? ['--experimental-vm-modules'] : []),
    'node_modules/jest/bin/jest.js',
    `--config=scripts/jest/${config}.config.mjs`,
    ...(isCi ? ['--ci'] : []),
    ...args,
  ],
});

/** @returns {Run} */
const playwright = (project, config = 'e2e/playwright.config.ts', ...args) => ({
  args: [
    'node_modules/@playwright/test/cli.js',
    'test',
    `--config=${config}`,
    `--project=${project}`,
    ...args,
  ],
});

const sequences = (count) => ({ SEQUENCES: process.env.SEQUENCES || count });

/**
 * Provides PostgreSQL, or the embedded database where PostgreSQL cannot be installed. CI requires PostgreSQL.
 * @returns {Promise<Needs>}
 */
async function provideDatabase() {
  const server = await providePostgres();
  if ('missing' in server) return isCi ? { ...server, isOptional: false } : { env: sequences('50') };
  return { env: { TEST_DATABASE_URL: server.url, ...sequences('50') }, release: server.stop };
}

/** @returns {Promise<Needs>} */
async function requirePostgres() {
  const server = await providePostgres();
  if ('missing' in server) return { ...server, isOptional: !isCi };
  return { env: { TEST_DATABASE_URL: server.url, ...sequences('1000') }, release: server.stop };
}

/** The stages of `npm test`. @type {Record<string, Stage>} */
export const QUICK_TEST_STAGES = {
  lint: {
    runs: [
      command('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
      command('stylelint/bin/stylelint.mjs', '--ignore-path', '.gitignore', '**/*.{css,scss}'),
    ],
  },
  types: {
    runs: [
      command('next/dist/bin/next', 'typegen'),
      // Build info is turned off, because with it TypeScript 7 does not notice keys that were added to the messages.
      command('typescript/bin/tsc', '-p', '.', '--incremental', 'false'),
    ],
  },
  unit: { runs: [jest('web')] },
  contract: {
    runs: [jest('backend', '--testPathIgnorePatterns=backend/test/kill/')],
    provide: provideDatabase,
  },
  // Tests the embedded database. The stage `contract` does not use it where PostgreSQL is available.
  smoke: { runs: [jest('backend', 'backend/db/', 'backend/seed/', 'backend/orders/create-order')] },
  journeys: { runs: [playwright('journeys')], provide: provideBrowsers('shell') },
};

/** Every stage: those of `npm test`, then the longer ones of `npm run test:all`. @type {Record<string, Stage>} */
export const ALL_TEST_STAGES = {
  ...QUICK_TEST_STAGES,
  pictures: { runs: [playwright('pictures')], provide: provideDebianChromium },
  environments: { runs: [playwright('environments')], provide: provideBrowsers('shell') },
  thorough: {
    runs: [playwright('thorough')],
    provide: provideBrowsers('shell'),
  },
  embedded: { runs: [{ ...jest('backend'), env: sequences('500') }] },
  sequences: {
    runs: [jest('backend', 'backend/test/machine/', 'backend/test/kill/')],
    provide: requirePostgres,
  },
  engines: {
    runs: ['gecko', 'webkit'].flatMap((engine) => [
      playwright(engine, ENGINES),
      { ...playwright(engine, ENGINES, 'purchase.spec.ts', '--grep=375'), env: { NEXT_START: '1' } },
    ]),
    provide: provideBrowsers('firefox', 'webkit'),
  },
  faults: {
    runs: [playwright('replicas'), playwright('faults')],
    provide: provideBrowsers('shell'),
  },
  fuzz: { runs: [{ ...playwright('fuzz'), env: { REQUESTS: process.env.REQUESTS || '20000' } }] },
};
