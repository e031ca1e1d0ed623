import { eq } from 'drizzle-orm';
import { createApp } from '@/backend/app';
import type { Database, OpenedDatabase } from '@/backend/db/database';
import { categories, items, products, sizes, variants } from '@/backend/db/schema/catalogue';
import { call } from '@/backend/test/call';
import { emptyTables } from '@/backend/test/empty-tables';
import { openTestDatabase } from '@/backend/test/open-test-database';
import { storeTestCatalogue, testItems } from '@/backend/test/test-catalogue';
import { testDependencies } from '@/backend/test/test-dependencies';

const LISTS = ['/api/products', '/api/categories', '/api/variants', '/api/sizes', '/api/items'];
const COLLECTIONS = ['products', 'categories', 'variant', 'sizes', 'items'].map(
  (name) => `/content/shop/${name}`,
);

let database: OpenedDatabase;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  database = await openTestDatabase();
  app = createApp(testDependencies(database.db).dependencies);
});
beforeEach(async () => {
  await emptyTables(database.db);
  await storeTestCatalogue(database.db);
});
afterAll(() => database.close());

const ask = (path: string, etag?: string) =>
  call(app, 'GET', path, { headers: etag ? { 'if-none-match': etag } : {} });
const etagOf = async (path: string) => (await ask(path)).headers.get('etag') ?? '';

it.each([...LISTS, ...COLLECTIONS])('%s is sent once while it does not change', async (path) => {
  const first = await ask(path);
  expect(first).toMatchObject({ status: 200, json: { data: expect.any(Array) } });
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"[-._0-9]+"$/);
  const again = await ask(path, etag);
  expect(again).toMatchObject({ status: 304, text: '' });
  expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
  expect(await ask(path, `"other", ${etag}`)).toMatchObject({ status: 304 });
  expect(await ask(path, 'W/"other"')).toMatchObject({ status: 200 });
});

it('a list that could not be read has no ETag', async () => {
  const { dependencies } = testDependencies(database.db);
  const select = () => {
    throw new Error('The connection is gone');
  };
  const db: Database = Object.assign(Object.create(database.db), { select });
  const answer = await call(createApp({ ...dependencies, db }), 'GET', '/api/products');
  expect([answer.status, answer.headers.get('etag')]).toEqual([500, null]);
});

const { small, medium } = testItems;
it.each<[string, (db: Database) => PromiseLike<unknown>, string[]]>([
  ['a price', (db) => db.update(products).set({ price: 1 }), ['/api/products', '/api/items']],
  ['a sale', (db) => db.update(items).set({ stock: 9 }).where(eq(items.id, small.id)), ['/api/items']],
  ['an item gone', (db) => db.delete(items).where(eq(items.id, medium.id)), ['/api/items']],
  ['the order of sizes', (db) => db.update(sizes).set({ position: 7 }), ['/api/sizes', '/api/items']],
  ['a variant renamed', (db) => db.update(variants).set({ name: 'Pro' }), ['/api/variants']],
  [
    'a category renamed',
    (db) => db.update(categories).set({ name: 'Shorts' }),
    ['/api/categories', '/api/products'],
  ],
  [
    'a category more',
    (db) => db.insert(categories).values({ id: 'tees', name: 'Tees', position: 1 }),
    ['/api/categories', '/api/products'],
  ],
])('%s changes the lists that tell of it', async (_, change, changed) => {
  const before = await Promise.all(LISTS.map(etagOf));
  await change(database.db);
  const after = await Promise.all(LISTS.map(etagOf));
  expect(LISTS.filter((_path, index) => before[index] !== after[index]).toSorted()).toEqual(
    changed.toSorted(),
  );
});

it('every write counts, also one that leaves the numbers as they were', async () => {
  const before = await etagOf('/api/items');
  await database.db.transaction((tx) => tx.update(items).set({ stock: 5 }).where(eq(items.id, small.id)));
  const between = await etagOf('/api/items');
  await database.db.transaction((tx) => tx.update(items).set({ stock: 5 }).where(eq(items.id, medium.id)));
  expect(new Set([before, between, await etagOf('/api/items')]).size).toBe(3);
});

it('a shopper who waits for a piece does not make the list another one', async () => {
  const before = await etagOf('/api/items');
  await database.db.transaction(async (tx) => {
    await tx.select().from(items).for('update');
  });
  expect(await etagOf('/api/items')).toBe(before);
});

it('the items of one product are always sent', async () => {
  const { status, headers } = await ask('/api/items?name=Uluwatu%20Elite%20Pro', '*');
  expect([status, headers.get('etag')]).toEqual([200, null]);
});

it('an empty catalogue has a version as well', async () => {
  await emptyTables(database.db);
  for (const path of LISTS) expect((await ask(path, await etagOf(path))).status).toBe(304);
});
