import type { Reading, WantedProduct } from '@/backend/catalogue-command/file/wanted';
import { type Fault, sortFaults } from '@/backend/command/faults';
import { rupiahText } from '@/backend/messages/text';
import type { PlannedProduct } from './plan-products';
import type { CatalogueState, ProductRow } from './state';

function repeated<T>(all: T[], keyOf: (one: T) => string): { one: T; first: T }[] {
  const firsts = new Map<string, T>();
  return all.flatMap((one) => {
    const first = firsts.get(keyOf(one));
    if (!first) firsts.set(keyOf(one), one);
    return first ? [{ one, first }] : [];
  });
}

function repeatedIds(products: WantedProduct[]): Fault[] {
  return repeated(products, ({ id }) => id).map(({ one: { line, id }, first }) => {
    return { line, field: 'id', text: `‘${id}’ is in line ${first.line} already` };
  });
}

/** Without a line: a product that the file does not name. */
type Placed = { row: ProductRow; line?: number };

/** Two products may share neither a name, because stock items know theirs by it, nor a slug. */
function clashes(placed: Placed[]): Fault[] {
  // Products that stay untouched come first, so that the file's line is the one at fault.
  const sorted = placed.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
  const clashing = (field: string, key: 'name' | 'slug', text: (other: string) => string) =>
    repeated(sorted, ({ row }) => row[key]).flatMap(({ one: { line }, first: { row, line: earlier } }) => {
      const place = earlier === undefined ? 'which the file does not name' : `in line ${earlier}`;
      return line === undefined ? [] : [{ line, field, text: text(`‘${row.id}’ (${place})`) }];
    });
  const sameSlug = (other: string) =>
    `has the same address in the shop as ${other}, because their ids differ in capitals or spaces alone`;
  return [
    ...clashing('name', 'name', (other) => `has the same name as ${other}`),
    ...clashing('id', 'slug', sameSlug),
  ];
}

function missingPrices(planned: PlannedProduct[]): Fault[] {
  const isPriced = ({ wanted: { price, unread } }: PlannedProduct) =>
    price !== undefined || unread?.has('price');
  const priced = new Set(planned.filter(isPriced).map(({ row }) => row.id));
  return planned
    .filter(({ before, row }) => !before && !priced.has(row.id))
    .map(({ row, wanted: { line } }) => {
      return { line, field: 'price', text: `is missing, and ‘${row.id}’ is a new product` };
    });
}

/** Everything that is wrong with an import, in the order of the file; `kept` products are not named there. */
export function listFaults({ wanted, faults }: Reading, planned: PlannedProduct[], kept: ProductRow[]) {
  // What is in the file twice is told as that alone.
  const once = new Map(planned.toReversed().map((product) => [product.row.id, product]));
  const placed = [...once.values()].map(({ row, wanted: { line } }) => ({ row, line }));
  return sortFaults([
    ...faults,
    ...repeatedIds(wanted.products),
    ...missingPrices(planned),
    ...clashes([...kept.map((row) => ({ row })), ...placed]),
  ]);
}

/** What an import may do that is more often a slip than meant. */
export type Allowances = { allowNew: boolean; allowPrices: boolean };

/** The part of a price by which it moves without a question. */
const USUAL_MOVE = 0.5;

function priceQuestion(from: number | undefined, to: number): string | undefined {
  if (from === to) return undefined;
  if (to === 0) return `would be ${rupiahText(0)}`;
  if (!from || Math.abs(to - from) <= from * USUAL_MOVE) return undefined;
  return `would move by more than half, from ${rupiahText(from)} to ${rupiahText(to)}`;
}

/** The prices that a product and its sizes move to; sizes that cost what the product did are told with it. */
function priceMoves({ before, row, items }: PlannedProduct, stored: Map<string, number>) {
  const ofItems = items.upsert.map(({ id, price }) => ({ from: stored.get(id), to: price }));
  return [
    { from: before?.price, to: row.price },
    ...ofItems.filter(({ from }) => from !== undefined && from !== before?.price),
  ];
}

/**
 * New products, which a slip in an id makes, and prices that vanish or move by half: in a shop with products.
 */
export function listUnusual(
  planned: PlannedProduct[],
  { products, items }: CatalogueState,
  { allowNew, allowPrices }: Allowances,
): Fault[] {
  const stored = new Map(items.map(({ id, price }) => [id, price]));
  return planned.flatMap((product): Fault[] => {
    const { before, row } = product;
    const { line, price } = product.wanted;
    const isNew = before === undefined && products.length > 0 && !allowNew;
    const moves = allowPrices || price === undefined ? [] : priceMoves(product, stored);
    const question = moves.map(({ from, to }) => priceQuestion(from, to)).find((text) => text !== undefined);
    const text = `‘${row.id}’ is not in the shop: it would be a new product (--allow-new)`;
    return [
      ...(isNew ? [{ line, field: 'id', text }] : []),
      ...(question ? [{ line, field: 'price', text: `${question} (--allow-prices)` }] : []),
    ];
  });
}
