import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { REPOSITORY_FOLDER } from '@/e2e/support/servers/environments';
import { createLoggedInCustomer, type LoggedInCustomer } from '@/e2e/support/steps/customer';

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'];
/** The route that the payment provider calls from outside. Signatures protect it. */
const FOR_THE_PROVIDER = '/api/transactions/notification';

/** Requests that another site can make a browser send. */
const FOREIGN: { headers: Record<string, string>; body: string }[] = [
  { headers: { 'sec-fetch-site': 'same-site', 'content-type': 'text/plain' }, body: 'x' },
  { headers: { origin: 'https://evil.example', 'content-type': 'text/plain' }, body: 'x' },
  { headers: { origin: 'null', 'content-type': 'application/json' }, body: '{"quantity":2}' },
  {
    headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=a%40b.co',
  },
  {
    headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x--',
  },
  { headers: { 'sec-fetch-site': 'cross-site' }, body: '' },
];

let shopper: LoggedInCustomer;
test.beforeAll(async () => {
  shopper = await createLoggedInCustomer();
});
test.afterAll(() => shopper.request.dispose());

/** Addresses of all route handlers, with `x` for each parameter. */
function handlerPaths(): string[] {
  const files = readdirSync(join(REPOSITORY_FOLDER, 'app/api'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('/route.ts') && !file.includes('[['))
    .map((file) => `/api/${file.replace(/\/route\.ts$/, '').replace(/\[[^\]]+\]/g, 'x')}`);
}

async function allowedWrites(path: string): Promise<string[]> {
  const response = await shopper.request.fetch(path, { method: 'OPTIONS' });
  const allowed = (response.headers().allow ?? '').split(', ');
  return METHODS.filter((method) => allowed.includes(method));
}

test('another site cannot write, whatever the handler, method or body', async () => {
  test.setTimeout(120_000);
  const refused: string[] = [];
  for (const path of handlerPaths().filter((each) => each !== FOR_THE_PROVIDER)) {
    for (const method of await allowedWrites(path)) {
      for (const { headers, body } of FOREIGN) {
        const data = body && { data: Buffer.from(body) };
        const response = await shopper.request.fetch(path, { method, headers, maxRedirects: 0, ...data });
        expect(response.status(), `${method} ${path}`).toBe(403);
        expect(response.headers()['set-cookie']).toBeUndefined();
        expect(response.headers()['access-control-allow-origin']).toBeUndefined();
      }
      refused.push(`${method} ${path}`);
    }
  }
  const some = ['POST /api/checkout', 'DELETE /api/users/logout', 'PUT /api/users/password'];
  expect(refused).toEqual(expect.arrayContaining(some));
  expect(refused.length).toBeGreaterThanOrEqual(15);
  const session = await (await shopper.request.get('/api/session')).json();
  expect(session.data.loggedIn, 'still logged in').toBe(true);
});

test('a preflight request of another site allows nothing', async ({ request }) => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  const response = await request.fetch('/api/cart/add', { method: 'OPTIONS', headers });
  expect(response.status()).toBe(204);
  expect(Object.keys(response.headers()).filter((name) => name.startsWith('access-control-'))).toEqual([]);
});
