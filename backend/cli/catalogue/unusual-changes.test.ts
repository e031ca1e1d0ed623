import { eq } from 'drizzle-orm';
import { listProducts } from '@/backend/catalogue/lists';
import type { OpenedDatabase } from '@/backend/db/database';
import { items, products } from '@/backend/db/schema/catalogue';
import { createCatalogueFolder } from '@/backend/test/catalogue-folder';
import { emptyTables } from '@/backend/test/empty-tables';
import { openTestDatabase } from '@/backend/test/open-test-database';
import { storeTestCatalogue, testItems } from '@/backend/test/test-catalogue';

let database: OpenedDatabase;
let desk: Awaited<ReturnType<typeof createCatalogueFolder>>;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await emptyTables(database.db);
  await storeTestCatalogue(database.db);
  desk = await createCatalogueFolder(database.db);
});
afterEach(() => desk.close());
afterAll(() => database.close());

const VERDICT = 'Nothing has been changed. To allow these changes, add the options in brackets.';
const idsAndPrices = async () => (await listProducts(database.db)).map(({ id, price }) => [id, price]);

it.each([
  [
    'a slip in an id',
    'id,name,price\nUluwatu Elite Por,Tee,1\n',
    ['line 2, id: ‘Uluwatu Elite Por’ is not in the shop: it would be a new product (--allow-new)'],
  ],
  [
    'a price of nothing',
    'id,price\nUluwatu Elite Pro,0\n',
    ['line 2, price: would be Rp. 0 (--allow-prices)'],
  ],
  [
    'a digit too few',
    'id,price\nUluwatu Elite Pro,119900\n',
    ['line 2, price: would change by more than half, from Rp. 1.199.000 to Rp. 119.900 (--allow-prices)'],
  ],
  [
    'a digit too many',
    'id,price\nUluwatu Elite Pro,11990000\n',
    ['line 2, price: would change by more than half, from Rp. 1.199.000 to Rp. 11.990.000 (--allow-prices)'],
  ],
  [
    'a new product for nothing',
    'id,price\nNew Tee,0\n',
    [
      'line 2, id: ‘New Tee’ is not in the shop: it would be a new product (--allow-new)',
      'line 2, price: would be Rp. 0 (--allow-prices)',
    ],
  ],
])('asks about %s, both when comparing and applying', async (_, text, questions) => {
  const before = await idsAndPrices();
  for (const apply of [false, true]) {
    const { exitCode, output, errors } = await desk.import(text, { apply, allow: false });
    expect(exitCode).toBe(1);
    expect(errors.split('\n')).toEqual([...questions, VERDICT, '']);
    expect(output).toContain('Products: ');
    expect(await idsAndPrices()).toEqual(before);
  }
  expect(await desk.import(text)).toMatchObject({ exitCode: 0, errors: '' });
  expect(await idsAndPrices()).not.toEqual(before);
});

it('does not ask about usual changes', async () => {
  const half = 'id,price,stock S\nUluwatu Elite Pro,1798500,0\n';
  expect(await desk.import(half, { allow: false })).toMatchObject({ exitCode: 0, errors: '' });
  await database.db.update(products).set({ price: 0 });
  const words = 'id,colour\nUluwatu Elite Pro,Red\n';
  expect(await desk.import(words, { allow: false })).toMatchObject({ exitCode: 0, errors: '' });
});

it('asks about a size with another price than its product', async () => {
  await database.db.update(items).set({ price: 100_000 }).where(eq(items.id, testItems.small.id));
  const { errors } = await desk.import('id,price\nUluwatu Elite Pro,1200000\n', { allow: false });
  expect(errors).toContain(
    'line 2, price: would change by more than half, from Rp. 100.000 to Rp. 1.200.000',
  );
});

it('fills an empty shop without questions', async () => {
  await emptyTables(database.db);
  const { exitCode } = await desk.import('name,price\nFirst Tee,329000\n', { allow: false });
  expect(exitCode).toBe(0);
  expect(await idsAndPrices()).toEqual([['First Tee', 329_000]]);
});

it('reports questions and errors together', async () => {
  const text = 'id,price,featured\nUluwatu Elite Pro,0,perhaps\n';
  expect((await desk.import(text, { allow: false })).errors.split('\n')).toEqual([
    'line 2, featured: write yes or no (true or false in JSON)',
    'line 2, price: would be Rp. 0 (--allow-prices)',
    '2 problems. Nothing has been changed.',
    '',
  ]);
});

it('reports that there is nothing to export', async () => {
  expect((await desk.run(['export'])).errors).toBe('');
  await emptyTables(database.db);
  const { exitCode, output, errors } = await desk.run(['export']);
  expect([exitCode, output.split('\r\n').length]).toEqual([0, 2]);
  expect(errors).toMatch(/^The shop has no products/);
});
