import { createApp } from '@/backend/app';
import type { OpenedDatabase } from '@/backend/db/database';
import { call } from '@/backend/test/call';
import { openTestDatabase } from '@/backend/test/open-test-database';
import { testDependencies } from '@/backend/test/test-dependencies';

let database: OpenedDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function appWith(documentation: boolean) {
  const { dependencies } = testDependencies(database.db);
  return createApp({ ...dependencies, config: { ...dependencies.config, documentation } });
}

it.each(['/docs', '/docs/start.js', '/docs/swagger-ui.css', '/openapi.json'])(
  'a public shop does not serve %s',
  async (path) => {
    expect((await call(appWith(false), 'GET', path)).status).toBe(404);
    expect((await call(appWith(true), 'GET', path)).status).toBe(200);
  },
);

it('answers one reader a hundred and twenty times a minute', async () => {
  const app = appWith(true);
  for (let count = 0; count < 120; count += 1)
    expect((await call(app, 'GET', '/docs/start.js')).status).toBe(200);
  const refused = await call(app, 'GET', '/openapi.json');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await call(app, 'GET', '/docs')).status).toBe(429);
});
