import { expect, test } from '@playwright/test';
import { handlerPaths } from '@/e2e/support/steps/handlers';
import { loggedInVisitor, type Visitor } from '@/e2e/support/steps/visitor';

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'];
const STRANGERS = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3170' },
];
/** What a form or a script of another site can send without asking first, and what it cannot. */
type Body = [type: string | undefined, body: string];
const BODIES: Body[] = [
  ['application/x-www-form-urlencoded', 'email=a%40b.co'],
  ['multipart/form-data; boundary=x', '--x--'],
  ['text/plain', '{"quantity":2}'],
  ['application/json', '{"quantity":2}'],
  [undefined, ''],
];

/** The payment provider's way in knows no session and no cookie: a signature is its guard. */
const FOR_THE_PROVIDER = '/api/transactions/notification';

let visitor: Visitor;
test.beforeAll(async () => {
  visitor = await loggedInVisitor();
});
test.afterAll(() => visitor.request.dispose());

async function attempt(path: string, method: string, stranger: object, [type, body]: Body) {
  const answer = await visitor.request.fetch(path, {
    method,
    headers: { ...stranger, ...(type && { 'content-type': type }) },
    ...(body && { data: Buffer.from(body) }),
    maxRedirects: 0,
  });
  expect(answer.headers()['set-cookie'], `${method} ${path} sets no cookie`).toBeUndefined();
  expect(answer.headers()['access-control-allow-origin'], 'nobody else may read it').toBeUndefined();
  return answer.status();
}

/** Every stranger once, and every kind of body once. */
const PLAIN: Body = ['text/plain', 'x'];
const DISGUISES: { stranger: object; body: Body }[] = [
  ...STRANGERS.map((stranger) => ({ stranger, body: PLAIN })),
  ...BODIES.map((body) => ({ stranger: { 'sec-fetch-site': 'cross-site' }, body })),
];

/** The methods by which a handler writes, as it says itself. */
async function writesOf(path: string): Promise<string[]> {
  const answer = await visitor.request.fetch(path, { method: 'OPTIONS' });
  const allowed = (answer.headers().allow ?? '').split(', ');
  return METHODS.filter((method) => allowed.includes(method));
}

async function expectRefused(path: string, method: string) {
  for (const { stranger, body } of DISGUISES) {
    expect(await attempt(path, method, stranger, body), `${method} ${path}`).toBe(403);
  }
}

test('no other site can write, by any method, with any kind of body, at any handler', async () => {
  test.setTimeout(120_000);
  const refused: string[] = [];
  for (const path of handlerPaths().filter((each) => each !== FOR_THE_PROVIDER)) {
    for (const method of await writesOf(path)) {
      await expectRefused(path, method);
      refused.push(`${method} ${path}`);
    }
  }
  expect(refused, 'the handlers that write').toEqual(
    expect.arrayContaining(['POST /api/checkout', 'DELETE /api/users/logout', 'PUT /api/users/password']),
  );
  expect(refused.length).toBeGreaterThanOrEqual(15);

  const session = await (await visitor.request.get('/api/session')).json();
  expect(session.data.loggedIn, 'and nobody was logged out').toBe(true);
});

test('no other site can ask what it may write', async ({ request }) => {
  const answer = await request.fetch('/api/cart/add', {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  });
  expect(answer.status()).toBe(204);
  expect(Object.keys(answer.headers()).filter((name) => name.startsWith('access-control-'))).toEqual([]);
});
