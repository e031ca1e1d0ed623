import { expect, request as playwrightRequest, test } from '@playwright/test';
import fc from 'fast-check';
import { z } from 'zod';
import { FUZZED_SHOP, REVALIDATE_SECRET } from '@/e2e/support/servers/environments';
import type { RunningServer } from '@/e2e/support/servers/start-server';
import { startSeededShop } from '@/e2e/support/servers/storefront';
import { createVerifiedCustomer, logInByApi } from '@/e2e/support/steps/customer';
import { sendRawBytes } from '@/e2e/support/steps/raw-request';
import { loginResponseSchema } from '@/lib/contract/account';
import { itemSchema } from '@/lib/contract/catalogue';
import { listApiFuzzTargets } from './api-targets';
import { type FuzzTarget, fuzzTargets, rawRequestArbitrary } from './requests';
import { listShopFuzzTargets } from './shop-targets';

/**
 * Number of random requests. `npm run test:fuzz` sends 20,000. `REQUESTS=… SEED=…` repeats a run or makes another one.
 */
const REQUESTS = Number(process.env.REQUESTS || 2_000);
const SEED = Number(process.env.SEED || 546_651_115);
const RAW_SHARE = 0.05;
/** The shop responds to raw bytes without a server error, or closes the connection without a response. */
const ACCEPTABLE = /^(HTTP\/1\.1 ([1-4]\d\d|501|505) |$)/;

const { siteUrl, apiUrl } = FUZZED_SHOP;
test.describe.configure({ mode: 'serial', timeout: 3_600_000 });

let api: RunningServer;
let storefront: RunningServer;
test.beforeAll(async () => {
  // Each request has another client address, so that few are rate limited.
  [api, storefront] = await startSeededShop(FUZZED_SHOP, { TRUST_PROXY: '1', REVALIDATE_SECRET });
});
test.afterAll(async () => {
  await storefront.stop();
  await api.stop();
});

/** Logs a customer in at both servers. */
async function logInAtBoth() {
  const context = await playwrightRequest.newContext({ baseURL: siteUrl });
  const customer = await createVerifiedCustomer(FUZZED_SHOP);
  await logInByApi(context, customer);
  const { cookies } = await context.storageState();
  const { email, password } = customer;
  const login = await context.post(`${apiUrl}/api/users/login`, { data: { email, password } });
  const { token } = loginResponseSchema.parse(await login.json()).data;
  await context.dispose();
  return { email, token, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}

/** Values that make requests valid: callers, ids and names. */
async function knownValues() {
  const { email, token, cookie } = await logInAtBoth();
  const items = z
    .object({ data: z.array(itemSchema) })
    .parse(await (await fetch(`${apiUrl}/api/items`)).json());
  const some = items.data.slice(0, 20);
  const known = {
    itemId: fc.constantFrom(...some.map(({ id }) => id)),
    sizeId: fc.constantFrom(...some.map(({ size }) => size.id ?? '')),
    itemName: fc.constantFrom(...some.map(({ name }) => name)),
    email: fc.constant(email),
    phone: fc.constant('+62 812 3456 7890'),
  };
  const shopper = fc
    .tuple(fc.ipV4(), fc.constantFrom(cookie, cookie, cookie, '', 'segara_session=x'))
    .map(([address, jar]) => ({ 'x-forwarded-for': address, ...(jar && { cookie: jar }) }));
  const bearer = fc
    .constantFrom(token, token, token, '', 'x')
    .map((proof) => ({ ...(proof && { authorization: `Bearer ${proof}` }) }));
  return { known, parts: fc.constantFrom('x', 'likes', 'products'), shopper, bearer };
}

/** Sends logout requests without a login, because the requests that follow need the session. */
const keepSession = (target: FuzzTarget): FuzzTarget =>
  target.path === '/api/users/logout' ? { ...target, caller: fc.constant({}) } : target;

test(`${REQUESTS} random requests get responses by the contract, and both processes survive`, async () => {
  process.stdout.write(`${REQUESTS} requests from SEED=${SEED}\n`);
  const { shopper, bearer, ...values } = await knownValues();
  const raw = Math.ceil((REQUESTS * RAW_SHARE) / 2);
  const shop = listShopFuzzTargets(siteUrl, { ...values, caller: shopper });
  await fuzzTargets(shop.map(keepSession), REQUESTS / 2 - raw, SEED);
  const calls = await listApiFuzzTargets(apiUrl, { ...values, caller: bearer });
  await fuzzTargets(calls.map(keepSession), REQUESTS / 2 - raw, SEED + 1);
  for (const bytes of fc.sample(rawRequestArbitrary, { numRuns: raw, seed: SEED })) {
    for (const site of [siteUrl, apiUrl])
      expect((await sendRawBytes(site, bytes, true)).head, bytes.toString('latin1')).toMatch(ACCEPTABLE);
  }
  // Signal 0 only checks that the process exists.
  for (const { pid } of [storefront, api]) expect(process.kill(pid, 0)).toBe(true);
});
