import { type APIRequestContext, expect, request as playwrightRequest } from '@playwright/test';
import { z } from 'zod';
import { SHOP } from '@/e2e/support/servers/environments';
import { itemSchema } from '@/lib/contract/catalogue';
import type { Customer } from './customer';
import { verifiedCustomer } from './verified-customer';

const itemsSchema = z.object({ data: z.array(itemSchema) });

export type Visitor = { customer: Customer; request: APIRequestContext };

/** The cookie of the shop's session, as it is sent. */
export async function sessionCookie(request: APIRequestContext): Promise<string> {
  const { cookies } = await request.storageState();
  return cookies.find(({ name }) => name.endsWith('segara_session'))?.value ?? '';
}

/** A customer who is logged in by calls alone, with cookies of their own. */
export async function loggedInVisitor(): Promise<Visitor> {
  const request = await playwrightRequest.newContext({ baseURL: SHOP.siteUrl });
  const customer = await verifiedCustomer(request);
  const { email, password } = customer;
  expect((await request.post('/api/users/login', { data: { email, password } })).status()).toBe(200);
  return { customer, request };
}

/** Asks with a cookie and nothing else that would name anybody. */
export async function askWithCookie(cookie: string, path: string, method = 'GET') {
  const request = await playwrightRequest.newContext({ baseURL: SHOP.siteUrl });
  const answer = await request.fetch(path, {
    method,
    headers: { cookie: `segara_session=${cookie}` },
    maxRedirects: 0,
  });
  const outcome = { status: answer.status(), text: await answer.text(), headers: answer.headers() };
  await request.dispose();
  return outcome;
}

/** One size of a product that is in stock, and what the shop sells it for. */
export async function anItem(request: APIRequestContext, name = 'Uluwatu Elite Pro') {
  const answer = await request.get('/api/items', { params: { name } });
  const { data } = itemsSchema.parse(await answer.json());
  const item = data.find(({ stock }) => stock === undefined || stock > 3);
  expect(item, `a size of ${name} in stock`).toBeDefined();
  return { itemId: item?.id ?? '', sizeId: item?.size.id ?? '', price: item?.price ?? 0 };
}
