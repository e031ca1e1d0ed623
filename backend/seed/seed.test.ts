import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, not, sql } from 'drizzle-orm';
import { hashPassword } from '@/backend/accounts/credentials';
import { listItems, listProducts, listSizes, listVariants } from '@/backend/catalogue/lists';
import { customersCommand } from '@/backend/cli/customers';
import type { OpenedDatabase } from '@/backend/db/database';
import { customers } from '@/backend/db/schema/accounts';
import { items, products } from '@/backend/db/schema/catalogue';
import { keyValues } from '@/backend/db/schema/payments';
import { emptyTables } from '@/backend/test/empty-tables';
import { openTestDatabase } from '@/backend/test/open-test-database';
import { runCommand } from '@/backend/test/run-command';
import { storeTestCatalogue } from '@/backend/test/test-catalogue';
import { DEMO_EMAIL, findDemoCustomer, listSampleDataErrors, readDemoPassword, seedDatabase } from './seed';

const NOW = new Date('2026-03-01T08:00:00Z');
const PASSWORD = 'abcd-efgh-2345';
let database: OpenedDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => emptyTables(database.db));
afterAll(() => database.close());

it('fills an empty database with the whole sample catalogue', async () => {
  await seedDatabase(database.db, NOW, 'goods');
  const all = await listProducts(database.db);
  expect(all).toHaveLength(42);
  expect(await listVariants(database.db)).toHaveLength(11);
  expect((await listSizes(database.db)).map(({ value }) => value).slice(0, 8)).toEqual([
    '28',
    '30',
    '32',
    '34',
    '36',
    '38',
    'XS',
    'S',
  ]);
  const stock = await listItems(database.db);
  expect(stock).toHaveLength(234);
  expect(new Set(stock.map(({ name }) => name))).toEqual(new Set(all.map(({ name }) => name)));
});

it('uses the same ids in every shop', async () => {
  await seedDatabase(database.db, NOW, 'goods');
  const [item] = await listItems(database.db, 'Uluwatu Elite Pro');
  expect(item).toMatchObject({ id: 'uluwatu-elite-pro-28', size: { id: '28', value: '28' } });
  const variants = await listVariants(database.db);
  expect(variants).toContainEqual({ id: 'womens-sandals', name: "Women's Sandals", isMen: false });
});

it('refers to existing pictures only', async () => {
  await seedDatabase(database.db, NOW, 'goods');
  const addresses = (await listProducts(database.db)).flatMap(({ image, imagedetail }) => [
    ...image.map(({ url }) => url),
    ...imagedetail.flatMap((detail) => Object.values(detail)),
  ]);
  expect(addresses).toHaveLength(42 * 5);
  for (const address of addresses) expect([address, existsSync(`public${address}`)]).toEqual([address, true]);
});

it('has creation dates in the past, one product at a time', async () => {
  await seedDatabase(database.db, NOW, 'goods');
  const dates = (await listProducts(database.db)).map(({ createdAt }) => createdAt);
  expect(new Set(dates).size).toBe(42);
});

it('creates a verified demo customer, whose password is known until it changes', async () => {
  await seedDatabase(database.db, NOW, 'goods', PASSWORD);
  const [customer] = await database.db.select().from(customers).where(eq(customers.email, DEMO_EMAIL));
  expect(customer?.verifiedAt).toEqual(NOW);
  expect(JSON.stringify(await database.db.select().from(keyValues))).not.toContain(PASSWORD);
  expect(await findDemoCustomer(database.db, PASSWORD)).toEqual({ email: DEMO_EMAIL, password: PASSWORD });
  await database.db.update(customers).set({ passwordHash: await hashPassword('another password') });
  expect(await findDemoCustomer(database.db, PASSWORD)).toBeUndefined();
  await database.db.update(customers).set({ passwordHash: null });
  expect(await findDemoCustomer(database.db, PASSWORD)).toBeUndefined();
});

it('reads the same demo password at every start, and another one in another folder', async () => {
  const [one, other] = await Promise.all(['one', 'other'].map((name) => mkdtemp(join(tmpdir(), name))));
  const password = await readDemoPassword(one ?? '');
  expect(password).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  expect(await readDemoPassword(one ?? '')).toBe(password);
  expect(await readDemoPassword(other ?? '')).not.toBe(password);
});

it('creates no demo customer in a public test shop', async () => {
  await seedDatabase(database.db, NOW, 'goods');
  expect(await database.db.$count(products)).toBe(42);
  expect(await database.db.$count(customers)).toBe(0);
});

it('creates nothing in a public shop, now or later', async () => {
  await seedDatabase(database.db, NOW, 'none');
  await seedDatabase(database.db, NOW, 'goods', PASSWORD);
  expect(await database.db.$count(products)).toBe(0);
  expect(await database.db.$count(customers)).toBe(0);
});

it('does not change a database that was ever filled, even if it was emptied since', async () => {
  await seedDatabase(database.db, NOW, 'goods', PASSWORD);
  await database.db.update(items).set({ stock: 3 });
  await seedDatabase(database.db, NOW, 'goods', PASSWORD);
  expect(await listItems(database.db, 'Uluwatu Elite Pro')).toMatchObject([{ stock: 3 }, {}, {}, {}, {}, {}]);
  await database.db.delete(items);
  await database.db.delete(products);
  await seedDatabase(database.db, NOW, 'goods', PASSWORD);
  expect(await database.db.$count(products)).toBe(0);
});

const DEMO = expect.stringMatching(
  /^The demo customer can log in, .*: npm run customers -- lock demo@segara\.test /,
);
it('finds sample products and the demo customer', async () => {
  await seedDatabase(database.db, NOW, 'goods', PASSWORD);
  expect(await listSampleDataErrors(database.db)).toEqual([
    expect.stringMatching(/^42 sample products are in the catalogue, .*: npm run catalogue -- import FILE /),
    DEMO,
  ]);
});

it('finds the last sample product at any price', async () => {
  await seedDatabase(database.db, NOW, 'goods');
  await database.db.delete(items);
  await database.db.delete(products).where(not(eq(products.id, 'Uluwatu Elite Pro')));
  await database.db.update(products).set({ price: 1 });
  expect(await listSampleDataErrors(database.db)).toEqual([
    expect.stringMatching(/^A sample product is in the catalogue, /),
  ]);
});

it('ignores a brand’s own products of the same name and an empty catalogue', async () => {
  expect(await listSampleDataErrors(database.db)).toEqual([]);
  await storeTestCatalogue(database.db);
  expect(await listSampleDataErrors(database.db)).toEqual([]);
});

it('ignores a demo customer who cannot log in', async () => {
  await seedDatabase(database.db, NOW, 'goods', PASSWORD);
  await runCommand(customersCommand, ['lock', DEMO_EMAIL], { db: database.db, now: () => NOW });
  expect(await listSampleDataErrors(database.db)).not.toContainEqual(DEMO);
});

it('finds nothing if there are no tables', async () => {
  let found: string[] | undefined;
  const looking = database.db.transaction(async (tx) => {
    await tx.execute(sql`set local search_path to pg_temp`);
    found = await listSampleDataErrors(tx);
    tx.rollback();
  });
  await expect(looking).rejects.toThrow();
  expect(found).toEqual([]);
});
