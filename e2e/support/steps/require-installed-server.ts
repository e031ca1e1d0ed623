import { test } from '@playwright/test';

/** Returns a provided server. Skips the test where it is not installed; in CI a missing server is an error. */
export function requireInstalledServer<S extends object>(server: S | { missing: string }): S {
  if (!('missing' in server)) return server;
  test.info().skip(process.env.CI !== 'true', server.missing);
  throw new Error(server.missing);
}
