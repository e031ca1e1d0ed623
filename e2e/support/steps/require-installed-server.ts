import { test } from '@playwright/test';

/** Returns the server if it is available. Otherwise skips the test, or fails it in CI. */
export function requireInstalledServer<S extends object>(server: S | { missing: string }): S {
  if (!('missing' in server)) return server;
  test.info().skip(process.env.CI !== 'true', server.missing);
  throw new Error(server.missing);
}
