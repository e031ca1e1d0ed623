import fc from 'fast-check';
import { z } from 'zod';
import { createApp } from './app';
import type { OpenedDatabase } from './db/database';
import { failureSchema } from './test/failure-shape';
import { createLoggedInCustomer } from './test/logged-in-customer';
import { openTestDatabase } from './test/open-test-database';
import { storeTestCatalogue } from './test/test-catalogue';
import { createTestDependencies } from './test/test-dependencies';

const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

let database: OpenedDatabase;
let app: ReturnType<typeof createApp>;
let token: string;
let routes: { method: string; path: string }[];

beforeAll(async () => {
  database = await openTestDatabase();
  await storeTestCatalogue(database.db);
  const { dependencies, clock } = createTestDependencies(database.db);
  app = createApp(dependencies);
  ({ token } = await createLoggedInCustomer(database.db, clock.now()));
  const document = documentSchema.parse(await (await app.request('/openapi.json')).json());
  routes = Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
    )
    // The logout route is left out, because it would revoke the token that the other calls use.
    .filter(({ path }) => path !== '/api/users/logout');
});
afterAll(() => database.close());

/** Encodes text for a URL. Lone surrogates, which cannot be encoded, become replacement characters. */
const addressPart = (text: string) => encodeURIComponent(Buffer.from(text).toString());

async function expectSound(response: Response): Promise<void> {
  expect(response.status).toBeLessThan(500);
  if (response.status >= 400)
    expect(failureSchema.safeParse(await response.json())).toMatchObject({ success: true });
}

type Try = {
  method: string;
  path: string;
  body: string | null;
  type: string;
  headers?: Record<string, string>;
};

function send({ method, path, body, type, headers = {} }: Try) {
  return app.request(path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': type, ...headers },
    ...(method !== 'GET' && { body }),
  });
}

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    '../../..',
    '%',
    "'",
    '1e999',
    'NaN',
    '__proto__',
    ' ',
    '🏄'.repeat(200),
  ),
);
const oddValue = fc.oneof(oddText, fc.double(), fc.maxSafeInteger(), fc.constant(null), fc.jsonValue());
const fields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'password',
  'receiptName',
  'address',
  'city',
  'province',
  'postalCode',
  'itemName',
  'itemId',
  'sizeId',
  'quantity',
  'itemPrice',
  'order_id',
  'transaction_status',
  'gross_amount',
  'status_code',
  'signature_key',
  '__proto__',
];
const oddBody = fc.oneof(
  fc.dictionary(fc.constantFrom(...fields), oddValue, { maxKeys: 12 }).map((body) => JSON.stringify(body)),
  fc.jsonValue().map((body) => JSON.stringify(body)),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    '{',
    '[]',
    'null',
    '"',
    '{"email":"\\u0000"}',
    `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
  ),
);
const oddType = fc.oneof(
  { weight: 4, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-16',
      'text/plain',
      'multipart/form-data',
      'application/x-www-form-urlencoded',
      '',
      ';;',
    ),
  },
);

it('responds to any input on any route with success or a 4xx in the contract’s format', async () => {
  expect(routes.length).toBeGreaterThanOrEqual(20);
  const attempt = fc.record({ route: fc.nat(), part: oddText, query: oddText, body: oddBody, type: oddType });
  await fc.assert(
    fc.asyncProperty(attempt, async ({ route, part, query, body, type }) => {
      const { method, path } = routes[route % routes.length] ?? { method: 'GET', path: '/' };
      const filled = path.replaceAll(/\{\w+\}/g, () => addressPart(part) || 'x');
      const search = addressPart(query);
      await expectSound(await send({ method, path: `${filled}?name=${search}&${search}`, body, type }));
    }),
    { numRuns: 600 },
  );
}, 120_000);

it('responds to any path and method with success or a 4xx in the contract’s format', async () => {
  const methods = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS');
  const address = fc.array(
    fc.oneof(fc.constantFrom('api', 'users', 'cart', '%00', '%zz', '..', '%2e%2e'), fc.webPath()),
    {
      maxLength: 5,
    },
  );
  await fc.assert(
    fc.asyncProperty(methods, address, async (method, parts) => {
      const path = `/${parts.join('/')}`.replace(/^\/{2,}/, '/');
      await expectSound(await send({ method, path, body: null, type: 'application/json' }));
    }),
    { numRuns: 300 },
  );
}, 60_000);

it('exposes nothing of an internal error', async () => {
  const log: unknown[] = [];
  const { dependencies } = createTestDependencies(database.db);
  const broken = createApp({
    ...dependencies,
    now: () => {
      throw new Error('the clock fell off the wall');
    },
    log: Object.assign(dependencies.log, { error: (entry: unknown) => log.push(entry) }),
  });
  const response = await broken.request('/api/cart', { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(500);
  const text = await response.text();
  expect(text).not.toContain('clock');
  expect(failureSchema.safeParse(JSON.parse(text)).success).toBe(true);
  expect(log).toHaveLength(1);
});
