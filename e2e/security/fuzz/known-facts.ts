import { expect, request } from '@playwright/test';
import fc from 'fast-check';
import { z } from 'zod';
import { FUZZED_SHOP } from '@/e2e/support/servers/environments';
import { verifiedCustomer } from '@/e2e/support/steps/verified-customer';
import { loginAnswerSchema } from '@/lib/contract/account';
import { itemSchema } from '@/lib/contract/catalogue';

const itemsSchema = z.object({ data: z.array(itemSchema) });

const { siteUrl, apiUrl } = FUZZED_SHOP;

/** A customer who is logged in on both servers. */
async function customerOfBoth() {
  const context = await request.newContext({ baseURL: siteUrl });
  const { email, password } = await verifiedCustomer(context, FUZZED_SHOP);
  const data = { email, password };
  expect((await context.post('/api/users/login', { data })).status()).toBe(200);
  const { cookies } = await context.storageState();
  const answer = await context.post(`${apiUrl}/api/users/login`, { data });
  const { token } = loginAnswerSchema.parse(await answer.json()).data;
  await context.dispose();
  return { email, token, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}

/** What makes a call real: who calls, and names of what the shop knows. */
export async function knownFacts() {
  const { email, token, cookie } = await customerOfBoth();
  const answer = await fetch(`${apiUrl}/api/items`);
  const some = itemsSchema.parse(await answer.json()).data.slice(0, 20);
  const known = {
    itemId: fc.constantFrom(...some.map(({ id }) => id)),
    sizeId: fc.constantFrom(...some.map(({ size }) => size.id ?? '')),
    itemName: fc.constantFrom(...some.map(({ name }) => name)),
    email: fc.constant(email),
    phone: fc.constant('+62 812 3456 7890'),
  };
  // Each names another address, so that few calls meet a limit.
  const shopper = fc
    .tuple(fc.ipV4(), fc.constantFrom(cookie, cookie, cookie, '', 'segara_session=x'))
    .map(([address, jar]) => ({ 'x-forwarded-for': address, ...(jar && { cookie: jar }) }));
  const bearer = fc
    .constantFrom(token, token, token, '', 'x')
    .map((proof) => ({ ...(proof && { authorization: `Bearer ${proof}` }) }));
  return { known, parts: fc.constantFrom('x', 'likes', 'products'), shopper, bearer };
}
