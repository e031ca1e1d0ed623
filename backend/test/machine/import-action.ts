import { tmpdir } from 'node:os';
import { importCatalogue } from '@/backend/cli/catalogue/import-catalogue';
import { parseCatalogueCsv } from '@/backend/cli/catalogue/read-csv';
import { getStockItem } from './cart-actions';
import type { TestAction, TestWorld } from './test-world';

type Wish = { item: number; price: number | undefined; stock?: number | null | undefined };

/** Imports a catalogue change: another price, another stock of a size, or the removal of the size (null). */
export function importStock(world: TestWorld, { item, price, stock }: Wish): TestAction[] {
  const { id, name, sizeId } = getStockItem(item);
  const isSold = world.books.items.some((known) => known.id === id);
  // A removed size that is added again becomes a new stock item, whose id this test could not know.
  if (!isSold && typeof stock === 'number') return [];
  const size = sizeId.replace('size-', '').toUpperCase();
  const heading = [
    'id',
    ...(price === undefined ? [] : ['price']),
    ...(stock === undefined ? [] : [`stock ${size}`]),
  ];
  const cells = [
    name,
    ...(price === undefined ? [] : [price]),
    ...(stock === undefined ? [] : [stock ?? '']),
  ];
  const file = parseCatalogueCsv(`${heading.join()}\n${cells.join()}\n`);
  const allowances = { allowNew: false, allowPrices: true };
  const places = { folder: tmpdir(), dataDir: tmpdir() };
  const task = { file, ...places, prune: false, apply: true, allowances, now: world.now() };
  const items = world.books.items
    .filter((known) => known.id !== id || stock !== null)
    .map((known) => ({
      ...known,
      price: price ?? known.price,
      stock: known.id === id ? (stock ?? known.stock) : known.stock,
    }));
  const left = new Set(items.map((known) => known.id));
  const lines = world.books.lines.filter(({ itemId }) => left.has(itemId));
  return [
    {
      statuses: [200],
      cause: stock === undefined ? { items } : { items, lines },
      run: async () => ({ status: 200, json: await importCatalogue(world.db, task) }),
    },
  ];
}
