import type { Reading, WantedProduct } from '@/backend/catalogue-command/file/wanted';
import { type Fault, sortFaults } from '@/backend/command/fault';
import { rupiahText } from '@/backend/messages/text';
import type { PlannedProduct } from './plan-products';
import type { CatalogueState, ProductRow } from './state';

type Placed = { row: ProductRow; line: number | undefined };

/** Products of the file that have the id of an earlier one. */
function repeatedProducts(products: WantedProduct[]): Fault[] {
  const lines = new Map<string, number>();
  return products.flatMap(({ id, line }) => {
    const first = lines.get(id);
    if (first === undefined) lines.set(id, line);
    return first === undefined ? [] : [{ line, field: 'id', text: `‘${id}’ is in line ${first} already` }];
  });
}

function clashes(placed: Placed[], keyOf: (row: ProductRow) => string) {
  const firsts = new Map<string, Placed>();
  // Products that stay untouched come first, so that the file's line is the one at fault.
  const sorted = placed.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
  return sorted.flatMap(({ row, line }) => {
    const first = firsts.get(keyOf(row));
    if (!first) firsts.set(keyOf(row), { row, line });
    if (!first || line === undefined) return [];
    const place = first.line === undefined ? 'which the file does not name' : `in line ${first.line}`;
    return [{ line, other: `‘${first.row.id}’ (${place})` }];
  });
}

/** Two products may share neither a name, because stock items know theirs by it, nor a slug. */
function duplicates(placed: Placed[]): Fault[] {
  const names = clashes(placed, ({ name }) => name);
  const slugs = clashes(placed, ({ slug }) => slug);
  const sameSlug = (other: string) =>
    `has the same address in the shop as ${other}, because their ids differ in capitals or spaces alone`;
  return [
    ...names.map(({ line, other }) => ({ line, field: 'name', text: `has the same name as ${other}` })),
    ...slugs.map(({ line, other }) => ({ line, field: 'id', text: sameSlug(other) })),
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

/**
 * Everything that is wrong with an import, in the order of the file.
 * @param kept products that stay and that the file does not name
 */
export function listFaults(
  { wanted, faults }: Reading,
  planned: PlannedProduct[],
  kept: ProductRow[],
): Fault[] {
  // What is in the file twice is told as that alone.
  const once = new Map(planned.toReversed().map((product) => [product.row.id, product]));
  const placed = [...once.values()].map(({ row, wanted: { line } }) => ({ row, line }));
  return sortFaults([
    ...faults,
    ...repeatedProducts(wanted.products),
    ...missingPrices(planned),
    ...duplicates([...kept.map((row) => ({ row, line: undefined })), ...placed]),
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
 * What an import would do that wants a word of its own: new products, which a slip in an id makes, and prices that
 * become nothing or move by more than half. A shop without products takes any.
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
