import { existsSync, readFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { createApp } from '@/backend/app';
import { listCategories, listItems, listProducts, listSizes, listVariants } from '@/backend/catalogue/lists';
import type { OpenedDatabase } from '@/backend/db/database';
import { catalogueChanges, items, products } from '@/backend/db/schema/catalogue';
import { seedDatabase } from '@/backend/seed/seed';
import { callApi } from '@/backend/test/call';
import { createCatalogueFolder } from '@/backend/test/catalogue-folder';
import { emptyTables } from '@/backend/test/empty-tables';
import { openTestDatabase } from '@/backend/test/open-test-database';
import { createTestDependencies } from '@/backend/test/test-dependencies';

const SEEDED = new Date('2026-03-01T08:00:00Z');
const LATER = new Date('2026-04-01T08:00:00Z');
const PICTURE = 'public/images/products/uluwatu-elite-pro/main.jpg';

let database: OpenedDatabase;
let desk: Awaited<ReturnType<typeof createCatalogueFolder>>;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await emptyTables(database.db);
  await seedDatabase(database.db, SEEDED, 'goods');
  await database.db.delete(catalogueChanges);
  desk = await createCatalogueFolder(database.db);
});
afterEach(() => desk.close());
afterAll(() => database.close());

/**
 * Returns the whole catalogue as the API serves it, and the changes that the storefront has not been notified
 * of, as one text to compare.
 */
async function everything() {
  const { db } = database;
  const lists = [listProducts, listItems, listCategories, listVariants, listSizes].map((list) => list(db));
  return JSON.stringify([await Promise.all(lists), await db.select().from(catalogueChanges)]);
}

const tagsNoted = async () =>
  (await database.db.select().from(catalogueChanges)).map(({ tag }) => tag).toSorted();

async function productNamed(name: string) {
  const [row] = await database.db.select().from(products).where(eq(products.name, name));
  return row;
}

const CHANGE = 'id,price,stock 28,stock 30,stock EU 46\nUluwatu Elite Pro,1.299.000,20,,7\n';

it('shows a readable difference and changes nothing by default', async () => {
  const before = await everything();
  const { exitCode, output } = await desk.import(CHANGE, { apply: false });
  expect(exitCode).toBe(0);
  expect(output.split('\n')).toEqual([
    'New size: EU 46',
    'Changed',
    '  Uluwatu Elite Pro',
    '    price        Rp. 1.199.000 → Rp. 1.299.000',
    '    stock 28     15 → 20',
    '    stock 30     11 → withdrawn',
    '    stock EU 46  new → 7',
    'Products: 0 new, 1 changed, 0 unchanged.',
    '41 products not in the file: kept. Add --prune to withdraw them.',
    'Nothing has been changed yet. Add --apply to apply these changes.',
    '',
  ]);
  expect(await everything()).toBe(before);
});

it('accepts the example of the documentation', async () => {
  const { output, errors } = await desk.import(readFileSync('docs/catalogue/example.csv', 'utf8'));
  expect(errors).toBe('');
  expect(output).toContain('  Nusa Tee: Rp. 329.000; S × 12, M × 20, L × 8');
  expect(await productNamed('Melasti Dress')).toMatchObject({ price: 799_000, variantId: 'dress' });
});

it('applies a file once, and finds no changes the second time', async () => {
  expect(await desk.import(CHANGE, { now: LATER })).toMatchObject({ exitCode: 0, errors: '' });
  const stock = await listItems(database.db, 'Uluwatu Elite Pro');
  expect(stock.map(({ size, stock: left, price }) => [size.value, left, price])).toEqual([
    ['28', 20, 1_299_000],
    ['EU 46', 7, 1_299_000],
    ['32', 12, 1_299_000],
    ['34', 10, 1_299_000],
    ['36', 24, 1_299_000],
    ['38', 4, 1_299_000],
  ]);
  const { updatedAt } = (await productNamed('Uluwatu Elite Pro')) ?? {};
  expect(updatedAt).toEqual(LATER);

  const applied = await everything();
  const again = await desk.import(CHANGE, { now: new Date() });
  expect(again.output).toContain('Nothing to change');
  expect(await everything()).toBe(applied);
});

it('updates the dates of changed products only, and notes them for the storefront', async () => {
  await desk.import('id,stock 28\nUluwatu Elite Pro,16\nPadang Elite Pro,13\n', { now: LATER });
  expect((await productNamed('Uluwatu Elite Pro'))?.updatedAt).toEqual(LATER);
  expect((await productNamed('Padang Elite Pro'))?.updatedAt).not.toEqual(LATER);
  expect(await tagsNoted()).toEqual(['product:uluwatu-elite-pro']);
});

it('changes nothing if there is any problem, and reports all of them', async () => {
  const before = await everything();
  const text = [
    'id,name,price,variant,section,picture',
    'Uluwatu Elite Pro,Padang Elite Pro,1,Elite Pro,men,',
    'uluwatu-elite-pro,Another,1,Elite Pro,men,',
    'New One,New One,,,,',
    'New Two,New Two,1,Unheard,,nothing.jpg',
    'New Three,New Three,1,,,',
    'New Three,New Four,1,,,',
  ].join('\n');
  const { exitCode, output, errors } = await desk.import(text);
  expect([exitCode, output]).toEqual([1, '']);
  expect(errors.split('\n')).toEqual([
    'line 2, name: has the same name as ‘Padang Elite Pro’ (not in the file)',
    'line 3, id: has the same address in the shop as ‘Uluwatu Elite Pro’ (in line 2), because their ids differ only in capitals or spaces',
    'line 4, price: is missing',
    'line 5, picture (main): there is no picture nothing.jpg in the folder of the file or below it',
    'line 5, variant: ‘Unheard’ is new: say whether it is for men or women (column section, or the list of variants in JSON)',
    'line 7, id: ‘New Three’ is already in line 6',
    '6 problems. Nothing has been changed.',
    '',
  ]);
  expect(await everything()).toBe(before);
});

it('does not let one problem hide another', async () => {
  const text = [
    'id,name,price,variant,section',
    'New One,New One,"1,5",Unheard,boys',
    'Padang Elite Pro,,1100000,Elite Pro,men',
    'New One,New Three,1,,',
    'new one,New Four,1,,',
  ].join('\n');
  const { errors } = await desk.import(text);
  expect(errors.split('\n')).toEqual([
    'line 2, price: "1,5" is not a price: write whole rupiah, such as 1250000 or 1.250.000',
    'line 2, section: "boys" is neither men nor women',
    'line 3, name: is missing',
    'line 4, id: ‘New One’ is already in line 2',
    'line 5, id: has the same address in the shop as ‘New One’ (in line 2), because their ids differ only in capitals or spaces',
    '5 problems. Nothing has been changed.',
    '',
  ]);
});

it('stores pictures under a hash of their content, and serves them', async () => {
  await copyFile(PICTURE, join(desk.folder, 'new tee.jpg'));
  await desk.import(
    'name,price,picture,picture close 1\nNew Tee,150.000,new tee.jpg,https://cdn.example.com/a.jpg\n',
  );
  const [tee] = (await listProducts(database.db)).filter(({ name }) => name === 'New Tee');
  const address = tee?.image[0]?.url ?? '';
  expect(address).toMatch(/^\/pictures\/[0-9a-f]{32}\.jpg$/);
  expect(tee?.imagedetail).toEqual([{ close1: 'https://cdn.example.com/a.jpg' }]);

  const { dependencies } = createTestDependencies(database.db);
  const app = createApp({ ...dependencies, config: { ...dependencies.config, dataDir: desk.dataDir } });
  const response = await app.request(address);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(Buffer.from(await response.arrayBuffer()).equals(readFileSync(PICTURE))).toBe(true);
  for (const path of ['/pictures/..%2fdb', `/pictures/${'0'.repeat(32)}.jpg`, '/pictures/']) {
    expect((await callApi(app, 'GET', path)).status).toBe(404);
  }
});

it('copies no pictures of a file that is invalid or only compared', async () => {
  await copyFile(PICTURE, join(desk.folder, 'tee.jpg'));
  const good = 'name,price,picture\nNew Tee,1,tee.jpg\n';
  await desk.import(good, { apply: false });
  await desk.import(`${good}Bad Tee,,tee.jpg\n`);
  expect(existsSync(join(desk.dataDir, 'pictures'))).toBe(false);
});

it('renames products, even two that swap their names, together with their stock', async () => {
  const first = await listItems(database.db, 'Uluwatu Elite Pro');
  const second = await listItems(database.db, 'Padang Elite Pro');
  const { exitCode } = await desk.import(
    'id,name\nUluwatu Elite Pro,Padang Elite Pro\nPadang Elite Pro,Uluwatu Elite Pro\n',
  );
  expect(exitCode).toBe(0);
  const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);
  expect(idsOf(await listItems(database.db, 'Padang Elite Pro'))).toEqual(idsOf(first));
  expect(idsOf(await listItems(database.db, 'Uluwatu Elite Pro'))).toEqual(idsOf(second));
});

it('applies the order of products, sizes and categories in the file', async () => {
  const [first, second, third] = await listProducts(database.db);
  await desk.import(`name,price\n${second?.id},\n`.replace(',\n', ',1\n'));
  const wanted = [second, first, { id: 'In Between' }];
  await desk.import(`id,price\n${wanted.map((product) => `${product?.id},5`).join('\n')}\n`);
  const ids = (await listProducts(database.db)).map(({ id }) => id);
  expect(ids.slice(0, 4)).toEqual([second?.id, first?.id, 'In Between', third?.id]);

  await desk.import('{"products":[],"sizes":["XXL","XL"],"categories":["Hats","Tees"]}', { format: 'json' });
  const sizes = (await listSizes(database.db)).map(({ value }) => value);
  expect(sizes.indexOf('XXL')).toBeLessThan(sizes.indexOf('XL'));
  const categories = (await listCategories(database.db)).map(({ name }) => name);
  expect(categories.indexOf('Hats')).toBe(categories.indexOf('Tees') - 1);
});

it('runs two imports one after the other', async () => {
  const [one, other] = await Promise.all([
    desk.import('name,price,category,stock M\nSame Tee,1,Hats,1\n'),
    desk.import('name,price,category,stock M\nSame Tee,2,Hats,2\n'),
  ]);
  expect([one.exitCode, other.exitCode]).toEqual([0, 0]);
  expect([one, other].filter(({ output }) => output.includes('1 new'))).toHaveLength(1);
  const [item] = await database.db.select().from(items).where(eq(items.name, 'Same Tee'));
  expect(item?.price).toBe(item?.stock);
});
