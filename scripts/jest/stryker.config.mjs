// A sample of mutation testing: does a test fail when the code is changed a little? Weekly in CI, and by hand:
// npm install --no-save @stryker-mutator/core@9.6.1 @stryker-mutator/jest-runner@9.6.1
// npx stryker run scripts/jest/stryker.config.mjs

/** The rules that money, stock and search rest on; drawing and wiring are the journeys' to test. */
const SAMPLE = [
  'lib/cart/*.ts',
  'lib/orders/*.ts',
  'lib/search/*.ts',
  'lib/listing/*.ts',
  'lib/format/*.ts',
  'lib/stores/*.ts',
  '!**/*.test.*',
];

export default {
  testRunner: 'jest',
  jest: {
    configFile: 'scripts/jest/mutation.config.mjs',
    config: { rootDir: '.' },
    enableFindRelatedTests: true,
  },
  mutate: SAMPLE,
  coverageAnalysis: 'off',
  concurrency: 2,
  tempDirName: '.tmp/mutation',
  // Stryker would rewrite paths in it by an API that TypeScript 7 does not have; SWC, which compiles the tests, reads none.
  tsconfigFile: 'none',
  reporters: ['clear-text', 'progress'],
  /** In percent: fewer killed than this is a failed run. */
  thresholds: { high: 90, low: 80, break: 75 },
};
