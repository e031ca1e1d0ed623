import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { OpenedDatabase } from '@/backend/db/database';
import { catalogueChanges } from '@/backend/db/schema/catalogue';
import { emptyTables } from '@/backend/test/empty-tables';
import { openFakeStorefront } from '@/backend/test/fake-storefront';
import { openTestDatabase } from '@/backend/test/open-test-database';
import { createTestDependencies } from '@/backend/test/test-dependencies';
import type { RevalidationTag } from '@/lib/contract/revalidation';
import {
  listProductTags,
  notifyStorefront,
  recordCatalogueChange,
  startCatalogueJobs,
} from './change-outbox';

const SECRET = 'a-secret-of-the-tests';
const running = new AbortController().signal;

let database: OpenedDatabase;
let storefront: Awaited<ReturnType<typeof openFakeStorefront>>;
let logged: unknown[];

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  logged = [];
  storefront = await openFakeStorefront();
  await emptyTables(database.db);
});
afterEach(() => storefront.stop());
afterAll(() => database.close());

function api({ tells = true } = {}) {
  const { dependencies, clock } = createTestDependencies(database.db);
  dependencies.log = pino({}, { write: (line: string) => logged.push(JSON.parse(line)) });
  if (tells) dependencies.config.storefront = { url: storefront.url, secret: SECRET };
  return { dependencies, clock, job: notifyStorefront(dependencies) };
}

const note = (...tags: RevalidationTag[]) => database.db.transaction((tx) => recordCatalogueChange(tx, tags));
const countNotes = () => database.db.$count(catalogueChanges);

it('sends all changes in one call with the secret, and sends nothing without changes', async () => {
  const { job } = api();
  await note('products', 'items');
  await note('items');
  await note();
  await job.run(running);
  await job.run(running);

  expect(storefront.calls).toEqual([
    {
      path: '/api/revalidate',
      authorization: `Bearer ${SECRET}`,
      body: { tags: ['products', 'items'] },
    },
  ]);
  expect(await countNotes()).toBe(0);
});

it('sends a change once, even with several processes', async () => {
  await note('products');
  await Promise.all([api(), api(), api()].map(({ job }) => job.run(running)));
  expect(storefront.calls).toHaveLength(1);
});

it('sends the changes that a process had claimed when it ended', async () => {
  const claimedUntil = sql`now() + interval '1 minute'`;
  await database.db.insert(catalogueChanges).values({ tag: 'products', claimedUntil });
  await api().job.run(running);
  expect(storefront.calls).toEqual([]);

  await database.db.update(catalogueChanges).set({ claimedUntil: sql`now() - interval '1 second'` });
  await api().job.run(running);
  expect(storefront.calls).toHaveLength(1);
});

it('leaves changes that its storefront rejects to another process', async () => {
  storefront.status = 503;
  await note('products');
  await api().job.run(running);
  storefront.status = 200;
  await api().job.run(running);
  expect(storefront.calls).toHaveLength(2);
  expect(await countNotes()).toBe(0);
});

it('never sends a change that was rolled back', async () => {
  const { job } = api();
  const change = database.db.transaction(async (tx) => {
    await recordCatalogueChange(tx, ['products']);
    throw new Error('a fault in the file');
  });
  await expect(change).rejects.toThrow('a fault in the file');
  await job.run(running);
  expect(storefront.calls).toEqual([]);
});

it.each([401, 404, 422, 500, 503])('retries after status %i with increasing pauses', async (status) => {
  const { job, clock } = api();
  storefront.status = status;
  await note('products');
  const tries: number[] = [];
  for (let second = 0; second < 200; second += 1) {
    const before = storefront.calls.length;
    await job.run(running);
    if (storefront.calls.length > before) tries.push(second);
    clock.advance(1_000);
  }
  expect(tries).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
  expect(logged).toEqual([expect.objectContaining({ level: 40 })]);

  storefront.status = 200;
  await note('sizes');
  clock.advance(60_000);
  await job.run(running);
  expect(storefront.calls.at(-1)?.body).toEqual({ tags: ['products', 'sizes'] });
  expect(await countNotes()).toBe(0);
});

it('keeps undelivered changes through a restart', async () => {
  const address = storefront.url;
  storefront.stop();
  await note('products');
  const first = api();
  await first.job.run(running);
  expect(await countNotes()).toBe(1);

  storefront = await openFakeStorefront();
  expect(storefront.url).not.toBe(address);
  await api().job.run(running);
  expect(storefront.calls).toHaveLength(1);
});

it('deletes undelivered changes after a day', async () => {
  const { job, clock } = api();
  storefront.status = 503;
  // The time of a change comes from the clock of the database, which also decides when the change is deleted.
  const notedAt = sql`now() - interval '25 hours'`;
  await database.db.insert(catalogueChanges).values({ tag: 'products', notedAt });
  await note('items');
  await job.run(running);
  clock.advance(1_000);
  await job.run(running);
  expect(await countNotes()).toBe(1);
  expect(storefront.calls.at(-1)?.body).toEqual({ tags: ['items'] });
});

it('deletes the changes if there is no storefront to notify', async () => {
  await note('products');
  await api({ tells: false }).job.run(running);
  expect([await countNotes(), storefront.calls, logged]).toEqual([0, [], []]);
});

it('runs periodically and stops on request', async () => {
  const jobs = startCatalogueJobs(api().dependencies, 5);
  await note('products');
  while (storefront.calls.length === 0) await sleep(5);
  await jobs.stop();
  await note('products');
  await sleep(30);
  expect(storefront.calls).toHaveLength(1);
});

it('tags changed products, and all products if many have changed', () => {
  expect(listProductTags(['swell-tee', 'kéroncong'])).toEqual([
    'product:swell-tee',
    'product:k%C3%A9roncong',
  ]);
  expect(listProductTags(Array.from({ length: 101 }, (_, number) => `p-${number}`))).toEqual([
    'products',
    'items',
  ]);
});
