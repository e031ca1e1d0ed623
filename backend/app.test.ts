import { createApp } from './app';
import type { OpenedDatabase } from './db/database';
import { callApi, listErrorMessages } from './test/call';
import { openTestDatabase } from './test/open-test-database';
import { createTestDependencies } from './test/test-dependencies';

let database: OpenedDatabase;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  database = await openTestDatabase();
  app = createApp(createTestDependencies(database.db).dependencies);
});
afterAll(() => database.close());

it('is healthy and ready', async () => {
  for (const path of ['/health', '/health?ready=1'])
    expect(await callApi(app, 'GET', path)).toMatchObject({ status: 200, json: { status: 'ok' } });
});

it('is alive without its database, but not ready', async () => {
  const gone = { execute: () => Promise.reject(new Error('gone')) };
  const without = createApp(
    createTestDependencies(Object.assign(Object.create(database.db), gone)).dependencies,
  );
  expect((await callApi(without, 'GET', '/health')).status).toBe(200);
  expect((await callApi(without, 'GET', '/health?ready=1')).status).toBe(503);
});

it('responds to an unknown path with 404 in the contract’s format', async () => {
  const { status, json } = await callApi(app, 'GET', '/api/nothing');
  expect(status).toBe(404);
  expect(json).toEqual({
    status: 'error',
    message: 'There is nothing at this address',
    errors: [{ msg: 'There is nothing at this address' }],
  });
});

it('responds to a wrong method with 405 and `Allow`, in the caller’s language', async () => {
  const { status, json, headers } = await callApi(app, 'POST', '/health', {
    headers: { 'accept-language': 'id' },
  });
  expect(status).toBe(405);
  expect(headers.get('allow')).toBe('GET');
  expect(listErrorMessages(json)).toEqual(['Alamat ini tidak menerima POST']);
});

it.each([
  ['PUT', '/api/users/profile', 'GET, PATCH'],
  ['GET', '/api/cart/items/line', 'PATCH'],
  ['HEAD', '/api/users/login', 'POST'],
])('%s %s responds with 405 and allows %s', async (method, path, allowed) => {
  const { status, headers } = await callApi(app, method, path);
  expect([status, headers.get('allow')]).toEqual([405, allowed]);
});

it('responds with 404 if a route finds nothing, also for HEAD', async () => {
  expect((await callApi(app, 'HEAD', '/images/none.jpg')).status).toBe(404);
});

function appWith(documentation: boolean) {
  const { dependencies } = createTestDependencies(database.db);
  return createApp({ ...dependencies, config: { ...dependencies.config, documentation } });
}

it.each(['/docs', '/docs/start.js', '/docs/swagger-ui.css', '/openapi.json'])(
  'a public shop does not serve %s',
  async (path) => {
    expect((await callApi(appWith(false), 'GET', path)).status).toBe(404);
    expect((await callApi(appWith(true), 'GET', path)).status).toBe(200);
  },
);

it('limits the documentation to 120 requests per client and minute', async () => {
  const app = appWith(true);
  for (let count = 0; count < 120; count += 1)
    expect((await callApi(app, 'GET', '/docs/start.js')).status).toBe(200);
  const refused = await callApi(app, 'GET', '/openapi.json');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await callApi(app, 'GET', '/docs')).status).toBe(429);
});
