import {
  provideDebianChromium,
  provideEngines,
  provideHeadlessChromium,
  provideWebKit,
} from './browsers.mjs';
import { providePostgres } from './postgres.mjs';
import { command, jest, makeClient, nodeTests, playwright } from './runs.mjs';

const isCi = process.env.CI === 'true';
const ENGINES = 'e2e/engines/playwright.config.ts';

/** Few enough to be quick; `SEQUENCES=…` overrides it. */
const QUICK_SEQUENCES = process.env.SEQUENCES || '50';

/** Without PostgreSQL the embedded database has to do; CI has to have both. @returns {Promise<Needs>} */
async function provideDatabase() {
  const server = await providePostgres();
  if (!('missing' in server))
    return { env: { TEST_DATABASE_URL: server.url, SEQUENCES: QUICK_SEQUENCES }, release: server.stop };
  return isCi ? server : { env: { SEQUENCES: QUICK_SEQUENCES } };
}

/** @returns {Promise<Needs>} */
async function providePostgresAlone() {
  const server = await providePostgres();
  if ('missing' in server) return { ...server, skip: !isCi };
  return { env: { TEST_DATABASE_URL: server.url }, release: server.stop };
}

/** @param {() => Promise<import('./browsers.mjs').Browser>} provide @returns {() => Promise<Needs>} */
const chromiumOf = (provide) => async () => {
  const browser = await provide();
  return 'missing' in browser ? browser : { env: { CHROMIUM_PATH: browser.path } };
};
const chromium = chromiumOf(provideHeadlessChromium);

/**
 * @typedef {object} Stage
 * @property {string} what for the heading
 * @property {import('./runs.mjs').Run[]} runs one after the other
 * @property {() => Promise<Needs>} [provide] what must be there first
 *
 * @typedef {{ missing: string, skip?: boolean } | { env: Record<string, string>, release?: () => Promise<void> }} Needs
 */

/** `npm test`. @type {Record<string, Stage>} */
export const QUICK_STAGES = {
  lint: {
    what: 'format, rules, style sheets',
    runs: [
      command('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
      command('stylelint/bin/stylelint.mjs', '--ignore-path', '.gitignore', '**/*.{css,scss}'),
    ],
  },
  types: {
    what: 'TypeScript, with the types of the routes and of a client made of the OpenAPI document',
    runs: [command('next/dist/bin/next', 'typegen'), makeClient, command('typescript/bin/tsc', '-p', '.')],
  },
  unit: {
    what: 'the storefront, the commands and the benchmark, piece by piece; the layers',
    runs: [jest('web'), nodeTests('scripts', 'bench')],
  },
  contract: {
    what: 'every call of the product API but being killed, on PostgreSQL (the embedded database where there is none)',
    runs: [makeClient, jest('backend', '--testPathIgnorePatterns=backend/test/kill/')],
    provide: provideDatabase,
  },
  smoke: {
    what: 'the product API fills its catalogue and sells on the embedded database',
    runs: [jest('backend', 'backend/db/', 'backend/seed/', 'backend/orders/create-order')],
  },
  journeys: {
    what: 'every page in both languages and shoppers on their way, in a browser, on the built shop',
    runs: [playwright('journeys')],
    provide: chromium,
  },
};

/** What `npm run test:all` runs besides. @type {Record<string, Stage>} */
export const LONG_STAGES = {
  webkit: {
    what: 'one purchase in WebKit, which is every iPhone',
    runs: [playwright('webkit', ENGINES, 'purchase.spec.ts', '--grep=1280 px')],
    provide: provideWebKit,
  },
  pictures: {
    what: 'every control in every state and a page of each kind, compared with the snapshots in e2e/pictures/snapshots',
    runs: [playwright('pictures')],
    provide: chromiumOf(provideDebianChromium),
  },
  environments: {
    what: 'the shop in front of other product APIs and databases, restarted, behind a proxy, as a test shop',
    runs: [playwright('environments')],
    provide: chromium,
  },
  thorough: {
    what: 'the second language of every journey, and all pages on a slow line, crawled, in forced colours',
    runs: [playwright('thorough', undefined, '--project=nightly')],
    provide: chromium,
  },
  embedded: {
    what: 'every call of the product API on the embedded database, with 500 sequences',
    runs: [makeClient, { ...jest('backend'), env: { SEQUENCES: process.env.SEQUENCES || '500' } }],
  },
  sequences: {
    what: 'PostgreSQL: a thousand random sequences of orders, payments and power cuts (SEED=…: others), and kill -9',
    runs: [
      {
        ...jest('backend', 'backend/test/machine/', 'backend/test/kill/'),
        env: { SEQUENCES: process.env.SEQUENCES || '1000' },
      },
    ],
    provide: providePostgresAlone,
  },
  engines: {
    what: 'the same steps in Chromium, Firefox and WebKit',
    runs: ['chromium', 'gecko', 'webkit'].map((engine) => playwright(engine, ENGINES)),
    provide: provideEngines,
  },
  faults: {
    what: 'a replicated shop whose parts fail; every call of every journey, gone wrong',
    runs: [
      playwright('topology', 'e2e/resilience/replicas/playwright.config.ts'),
      playwright('faults', 'e2e/resilience/faults/playwright.config.ts'),
    ],
    provide: chromium,
  },
  fuzz: {
    what: 'twenty thousand random requests to both servers (REQUESTS=… SEED=…: others, or the same again)',
    runs: [{ ...playwright('fuzz'), env: { REQUESTS: process.env.REQUESTS || '20000' } }],
  },
};

export const STAGES = { ...QUICK_STAGES, ...LONG_STAGES };
