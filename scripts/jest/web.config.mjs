import { fileURLToPath } from 'node:url';
import '../clock/fixed-clock.mjs';

// A folder that does not exist, so that tests do not find pictures that a build has encoded into the default folder.
process.env.PICTURES_DIR = '/nowhere/pictures';
// Seals cookies, so that no secret is stored in `.data/`.
process.env.SESSION_SECRET = 'a secret of the tests, long enough to seal with';
process.env.SITE_URL = 'https://shop.example';

const FOLDERS = ['app', 'bench', 'components', 'content', 'lib', 'scripts', 'server'];

/** Packages that exist as ES modules only. Jest runs CommonJS, so it compiles these too. */
const ES_MODULES = [
  'next-intl',
  'use-intl',
  'icu-minify',
  'intl-messageformat',
  '@formatjs',
  'uncrypto',
  'po-parser',
  '@eloqnt',
  'marked',
  'p-limit',
  'yocto-queue',
  'yet-another-react-lightbox',
];

const compiler = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

const common = {
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  roots: FOLDERS.map((folder) => `<rootDir>/${folder}`),
  moduleNameMapper: {
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
    '^next/cache$': '<rootDir>/scripts/jest/web/next-cache.ts',
    '^next/root-params$': '<rootDir>/scripts/jest/web/root-params.ts',
    // Next.js resolves these modules in this way for server components. The tests render server components too.
    '^next-intl/server$': '<rootDir>/node_modules/next-intl/dist/esm/production/server.react-server.js',
    '^next-intl/client-layer$': '<rootDir>/node_modules/next-intl/dist/esm/production/index.react-client.js',
    '^next-intl$': '<rootDir>/node_modules/next-intl/dist/esm/production/index.react-server.js',
    '^next-intl/config$': '<rootDir>/lib/i18n/request.ts',
    '\\.s?css$': '<rootDir>/scripts/jest/web/class-names.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
  transform: { '\\.(m?js|tsx?)$': ['<rootDir>/scripts/jest/web/compile.mjs', compiler] },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`],
  restoreMocks: true,
};

/** Unit tests of the storefront: `x.test.ts` in Node, `x.test.tsx` in a browser's DOM. Only the network is stubbed. */
export default {
  // Jest leaves one core idle by default.
  maxWorkers: '100%',
  testTimeout: 30_000,
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      setupFiles: ['<rootDir>/scripts/clock/fixed-clock.mjs', '<rootDir>/scripts/jest/seed.mjs'],
    },
    {
      ...common,
      displayName: 'browser',
      testEnvironment: '<rootDir>/scripts/jest/web/browser-environment.mjs',
      testMatch: ['**/*.test.tsx'],
      setupFiles: ['<rootDir>/scripts/clock/fixed-clock.mjs'],
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/web/browser-setup.ts'],
    },
  ],
};
