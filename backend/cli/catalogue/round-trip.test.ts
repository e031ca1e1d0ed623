import { createApp } from '@/backend/app';
import { listItems, listProducts } from '@/backend/catalogue/lists';
import { parseCsvTable } from '@/backend/cli/csv';
import type { OpenedDatabase } from '@/backend/db/database';
import { seedDatabase } from '@/backend/seed/seed';
import { callApi } from '@/backend/test/call';
import { createCatalogueFolder } from '@/backend/test/catalogue-folder';
import { emptyTables } from '@/backend/test/empty-tables';
import { openTestDatabase } from '@/backend/test/open-test-database';
import { createTestDependencies } from '@/backend/test/test-dependencies';
import { productSchema } from '@/lib/contract/catalogue';

const SIZES = Array.from({ length: 30 }, (_, index) => `W${index}`);

const awkward = [
  { id: 'no facts', price: 0 },
  { id: 'dear', price: 12_345_678, stock: Object.fromEntries(SIZES.map((size, index) => [size, index])) },
  { id: 'n'.repeat(120), price: 1, description: '=HYPERLINK("x")\n\n+1; "quoted", \'single\'\n@end' },
  { id: 'tees', price: 2, name: 'tees', stock: { 'EU 36,5': 3, '=S': 0 } },
  { id: 'a/b?c#d', name: '<script>alert(1)</script>', price: 3, colour: '-20 %', category: '=Sale' },
  {
    id: '🌊',
    name: '🌊 Ombak “Besar” é',
    price: 4,
    stock: { M: 1 },
    translations: { id: { colour: '@biru' } },
  },
  { id: '🌴', price: 5, stock: { M: 2, '28': 1 }, images: { close2: 'https://cdn.example.com/a.jpg?x=1,2' } },
  {
    id: "'=quote",
    price: 6,
    variant: 'Men\'s; "Best"',
    isFeatured: true,
    createdAt: '2024-02-29T23:59:59.999Z',
  },
];

let database: OpenedDatabase;
let desk: Awaited<ReturnType<typeof createCatalogueFolder>>;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await emptyTables(database.db);
  await seedDatabase(database.db, new Date('2026-03-01T08:00:00Z'), 'goods');
  desk = await createCatalogueFolder(database.db);
  const file = { variants: [{ name: 'Men\'s; "Best"', isMen: true }], products: awkward };
  expect(await desk.import(JSON.stringify(file), { format: 'json' })).toMatchObject({ exitCode: 0 });
});
afterEach(() => desk.close());
afterAll(() => database.close());

it.each([
  ['csv', false],
  ['csv', true],
  ['json', false],
] as const)('finds no difference in what it has exported: %s, semicolons %s', async (format, semicolon) => {
  const text = await desk.export(format, semicolon);
  const { exitCode, output } = await desk.import(text, { format, apply: false, prune: true });
  expect([exitCode, output]).toEqual([
    0,
    `Products: 0 new, 0 changed, ${42 + awkward.length} unchanged.\nNothing to change: the catalogue already matches the file.\n`,
  ]);
});

it.each(['csv', 'json'] as const)('recreates a shop from the %s that it exported', async (format) => {
  const text = await desk.export(format);
  const before = [await listProducts(database.db), await listItems(database.db)];
  await emptyTables(database.db);
  expect(await desk.import(text, { format })).toMatchObject({ exitCode: 0 });
  const after = [await listProducts(database.db), await listItems(database.db)];
  const told = (lists: unknown) => JSON.stringify(lists).replace(/"updatedAt":"[^"]+"/g, '');
  expect(told(after)).toBe(told(before));
  expect(await desk.export(format)).toBe(text);
});

it.each(awkward.map(({ id }) => id))(
  'serves a product by its id, and its stock by its name: %s',
  async (id) => {
    const app = createApp(createTestDependencies(database.db).dependencies);
    const { status, json } = await callApi(app, 'GET', `/api/products/${encodeURIComponent(id)}`);
    const name = awkward.find((product) => product.id === id)?.name ?? id;
    expect([status, json]).toMatchObject([200, { data: { id, name } }]);
    const stock = await callApi(app, 'GET', `/api/items?name=${encodeURIComponent(name)}`);
    expect(stock.status).toBe(200);
  },
);

it('escapes formulas in cells', async () => {
  const csv = await desk.export('csv');
  expect(csv).toContain(`,'=Sale,`);
  const cells = parseCsvTable(csv.replaceAll('\r\n', '\n')).flatMap((row) => row.cells);
  expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
});

it('serves products with few fields in the contract’s format', async () => {
  const bare = (await listProducts(database.db)).find(({ id }) => id === 'no facts');
  const wire: unknown = JSON.parse(JSON.stringify(bare));
  expect(wire).toMatchObject({ price: 0, image: [], imagedetail: [], description: '', colour: '' });
  expect(wire).not.toHaveProperty('category');
  expect(wire).not.toHaveProperty('variantId');
  expect(productSchema.safeParse(wire).success).toBe(true);
});
