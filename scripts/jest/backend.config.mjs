import { fileURLToPath } from 'node:url';
import '../clock/fixed-clock.mjs';

/**
 * The product API's tests: `node --experimental-vm-modules node_modules/jest/bin/jest.js -c scripts/jest/backend.config.mjs`.
 * They are separate from the storefront's tests, because PGlite needs the flag and the flag breaks next-intl's modules. They run on
 * the embedded database, or on the server of TEST_DATABASE_URL.
 * @type {import('jest').Config}
 */
const config = {
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  roots: ['<rootDir>/backend', '<rootDir>/lib/contract'],
  testMatch: ['**/*.test.ts'],
  testEnvironment: 'node',
  // Jest leaves one core idle by default.
  maxWorkers: '100%',
  testSequencer: '<rootDir>/scripts/jest/longest-first.mjs',
  setupFiles: ['<rootDir>/scripts/clock/fixed-clock.mjs', '<rootDir>/scripts/jest/seed.mjs'],
  testTimeout: 30_000,
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript' },
          target: 'es2022',
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

export default config;
