import { expect } from '@playwright/test';
import { z } from 'zod';
import { FAULTY_SHOP } from '@/e2e/support/servers/environments';
import type { Customer } from '@/e2e/support/steps/customer';
import { answerSchema } from '@/lib/contract/wire';

const tokenSchema = answerSchema(z.object({ token: z.string() }));

/** Asks the product API itself, where nothing goes wrong. */
export function askApi(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${FAULTY_SHOP.apiUrl}${path}`, init);
}

/** Sends JSON to the product API itself. */
export function tellApi(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return askApi(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Sends JSON to the product API itself, with a login. */
export async function tellApiAs(token: string, path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await askApi(path, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
}

/** A login of the customer's at the product API, beside those of browsers. */
export async function signInAtApi({ email, password }: Customer): Promise<string> {
  const answer = await tellApi('/api/users/login', { email, password });
  expect(answer.status, `the login of ${email} at the API`).toBe(200);
  return tokenSchema.parse(await answer.json()).data.token;
}

/** What the product API tells a customer at a path. */
export async function readAtApi<S extends z.ZodType>(
  path: string,
  token: string,
  schema: S,
): Promise<z.infer<S>> {
  const answer = await askApi(path, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status, path).toBe(200);
  const { data } = answerSchema(z.unknown()).parse(await answer.json());
  return schema.parse(data);
}
