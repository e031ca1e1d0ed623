import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { test as base } from '@/e2e/fixtures';
import { FAULTY_API_SHOP, REVALIDATE_SECRET, SHARED_SHOP } from '@/e2e/support/servers/environments';
import { startServer } from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';
import { responseSchema } from '@/lib/contract/wire';

/** The ways in which a call to the product API can go wrong (see proxy.mjs). */
export type ApiFaultKind = 'late' | 'twice' | 'never' | 'half' | 'failed' | 'failed afterwards' | 'nonsense';

type Fixtures = {
  /**
   * Injects a fault into the next call to the product API, or into the next `times` calls. Returns a function that
   * waits until the first of these calls has happened.
   */
  spoil: (call: `${string} /${string}`, kind: ApiFaultKind, times?: number) => Promise<() => Promise<void>>;
};

const stateSchema = z.object({ hasHappened: z.boolean() });

/** Each worker has a separate storefront, with a fault proxy in front of the shared shop's product API. */
export const test = base.extend<Fixtures, { faulty: { siteUrl: string; proxyUrl: string } }>({
  faulty: [
    async ({ browserName: _ }, use, { parallelIndex }) => {
      const port = FAULTY_API_SHOP.port + parallelIndex;
      const apiPort = FAULTY_API_SHOP.apiPort + parallelIndex;
      const name = `${FAULTY_API_SHOP.name}-${parallelIndex}`;
      const siteUrl = `http://localhost:${port}`;
      const proxy = await startServer({
        name: `${name}-proxy`,
        module: 'e2e/resilience/faults/proxy.mjs',
        env: { PORT: String(apiPort), UPSTREAM: SHARED_SHOP.apiUrl },
      });
      const storefront = await startStorefront(
        { ...FAULTY_API_SHOP, name, port, siteUrl, apiPort },
        { TRUST_PROXY: '1', REVALIDATE_SECRET },
      );
      await use({ siteUrl, proxyUrl: `http://127.0.0.1:${apiPort}` });
      await storefront.stop();
      await proxy.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: ({ faulty }, use) => use(faulty.siteUrl),

  // Each test has a separate client address, because attempts are limited by address.
  extraHTTPHeaders: async ({ baseURL: _ }, use) => {
    const byte = () => Math.floor(Math.random() * 256);
    await use({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` });
  },

  spoil: async ({ faulty, trouble }, use) => {
    for (const status of [409, 502, 503, 504]) trouble.allow(status, /^\/api\//);
    // Failures that the specification requires on the console (§8).
    trouble.allowConsole(/^(?:cart|profile|Newsletter): (?:timeout|unavailable|upstream_failed)/);
    await use(async (call, kind, times = 1) => {
      const [method, path = ''] = call.split(' ');
      const pattern = `^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`;
      const body = JSON.stringify({ method, path: pattern, kind, times });
      expect((await fetch(`${faulty.proxyUrl}/fault`, { method: 'PUT', body })).status).toBe(200);
      return async () => {
        const state = async () =>
          stateSchema.parse(await (await fetch(`${faulty.proxyUrl}/fault`)).json()).hasHappened;
        await expect.poll(state, { message: `${call} is made and spoiled` }).toBe(true);
      };
    });
  },
});

/** Expects a text on the page, and no details of the broken server. */
export async function expectMessage(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/db-7\.internal|deadlock|nginx|upstream connect/i);
}

/** Expects a message in a dialog, and closes it. */
export async function dismissMessage(page: Page, message: string): Promise<void> {
  await expectMessage(page, message);
  await page.getByRole('dialog', { name: message }).getByRole('button', { name: 'OK' }).click();
}

/** Reads the product API itself, with the login of a customer. */
export async function readApi<S extends z.ZodType>(
  path: string,
  token: string,
  schema: S,
): Promise<z.infer<S>> {
  const response = await fetch(`${SHARED_SHOP.apiUrl}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status, path).toBe(200);
  return schema.parse(responseSchema(z.unknown()).parse(await response.json()).data);
}

/** Returns the status of a login at the product API itself. */
export async function readLoginStatus(email: string, password: string): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password });
  return (await fetch(`${SHARED_SHOP.apiUrl}/api/users/login`, { method: 'POST', headers, body })).status;
}

export { expect };
