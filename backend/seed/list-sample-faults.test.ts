import { eq, not, sql } from 'drizzle-orm';
import { customersCommand } from '@/backend/cli/customers';
import type { OpenedDatabase } from '@/backend/db/database';
import { items, products } from '@/backend/db/schema/catalogue';
import { emptyTables } from '@/backend/test/empty-tables';
import { openTestDatabase } from '@/backend/test/open-test-database';
import { storeTestCatalogue } from '@/backend/test/test-catalogue';
import { DEMO_EMAIL, listSampleFaults, seed } from './seed';

const NOW = new Date('2026-03-01T08:00:00Z');
const DEMO = expect.stringMatching(
  /^The demo customer can log in, .*: npm run customers -- lock demo@segara\.test /,
);
let database: OpenedDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => emptyTables(database.db));
afterAll(() => database.close());

it('finds sample goods and the demo customer', async () => {
  await seed(database.db, NOW, 'all');
  expect(await listSampleFaults(database.db)).toEqual([
    expect.stringMatching(/^42 sample products are in the catalogue, .*: npm run catalogue -- import FILE /),
    DEMO,
  ]);
});

it('finds the last sample product, whatever it costs by now', async () => {
  await seed(database.db, NOW, 'goods');
  await database.db.delete(items);
  await database.db.delete(products).where(not(eq(products.id, 'Uluwatu Elite Pro')));
  await database.db.update(products).set({ price: 1 });
  expect(await listSampleFaults(database.db)).toEqual([
    expect.stringMatching(/^A sample product is in the catalogue, /),
  ]);
});

it('finds nothing in a brand’s own goods of the same name, and in an empty catalogue', async () => {
  expect(await listSampleFaults(database.db)).toEqual([]);
  await storeTestCatalogue(database.db);
  expect(await listSampleFaults(database.db)).toEqual([]);
});

it('finds no demo customer who is locked out', async () => {
  await seed(database.db, NOW, 'all');
  const world = { db: database.db, dataDir: '.data', siteUrl: 'https://shop.example', now: () => NOW };
  await customersCommand.run({ command: 'lock', email: DEMO_EMAIL }, world);
  expect(await listSampleFaults(database.db)).not.toContainEqual(DEMO);
});

it('finds nothing where there is no table yet', async () => {
  let found: string[] | undefined;
  const looking = database.db.transaction(async (tx) => {
    await tx.execute(sql`set local search_path to pg_temp`);
    found = await listSampleFaults(tx);
    tx.rollback();
  });
  await expect(looking).rejects.toThrow();
  expect(found).toEqual([]);
});
