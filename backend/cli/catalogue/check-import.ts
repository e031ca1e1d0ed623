import { type FileProblem, sortProblems } from '@/backend/cli/files';
import { formatRupiah } from '@/backend/messages/text';
import type { CatalogueState, ProductRow } from './export-catalogue';
import type { ImportedProduct, ParsedCatalogueFile } from './file-schema';
import type { PlannedProduct } from './plan-products';

function repeated<T>(all: T[], keyOf: (one: T) => string): { one: T; first: T }[] {
  const firsts = new Map<string, T>();
  return all.flatMap((one) => {
    const first = firsts.get(keyOf(one));
    if (!first) firsts.set(keyOf(one), one);
    return first ? [{ one, first }] : [];
  });
}

function repeatedIds(products: ImportedProduct[]): FileProblem[] {
  return repeated(products, ({ id }) => id).map(({ one: { line, id }, first }) => {
    return { line, field: 'id', text: `‘${id}’ is already in line ${first.line}` };
  });
}

/** A product, with its line number if the product is in the file. */
type Placed = { row: ProductRow; line?: number };

/**
 * Finds products with the same slug or name. Names must be unique, because stock items refer to products by
 * name.
 */
function clashes(placed: Placed[]): FileProblem[] {
  // Stored products that are not in the file come first, so that the problem is reported for a line of the
  // file.
  const sorted = placed.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
  const clashing = (field: string, key: 'name' | 'slug', text: (other: string) => string) =>
    repeated(sorted, ({ row }) => row[key]).flatMap(({ one: { line }, first: { row, line: earlier } }) => {
      const place = earlier === undefined ? 'not in the file' : `in line ${earlier}`;
      return line === undefined ? [] : [{ line, field, text: text(`‘${row.id}’ (${place})`) }];
    });
  const sameSlug = (other: string) =>
    `has the same address in the shop as ${other}, because their ids differ only in capitals or spaces`;
  return [
    ...clashing('name', 'name', (other) => `has the same name as ${other}`),
    ...clashing('id', 'slug', sameSlug),
  ];
}

function missingPrices(planned: PlannedProduct[]): FileProblem[] {
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
 * Lists every problem of an import, sorted by line. `kept` are the stored products that are not in the file.
 */
export function listImportProblems(
  { wanted, problems }: ParsedCatalogueFile,
  planned: PlannedProduct[],
  kept: ProductRow[],
) {
  // A product that is in the file twice is reported as repeated. Its later rows are not checked any further.
  const once = new Map(planned.toReversed().map((product) => [product.row.id, product]));
  const placed = [...once.values()].map(({ row, wanted: { line } }) => ({ row, line }));
  return sortProblems([
    ...problems,
    ...repeatedIds(wanted.products),
    ...missingPrices(planned),
    ...clashes([...kept.map((row) => ({ row })), ...placed]),
  ]);
}

/**
 * Options of the command that allow unusual changes, which are often mistakes: new products and large price
 * changes.
 */
export type AllowedChanges = { allowNew: boolean; allowPrices: boolean };

/** The largest change of a price that needs no option, as a share of the price. */
const USUAL_MOVE = 0.5;

function priceQuestion(from: number | undefined, to: number): string | undefined {
  if (from === to) return undefined;
  if (to === 0) return `would be ${formatRupiah(0)}`;
  if (!from || Math.abs(to - from) <= from * USUAL_MOVE) return undefined;
  return `would change by more than half, from ${formatRupiah(from)} to ${formatRupiah(to)}`;
}

/**
 * Lists the price changes of a product and of its sizes. Leaves out sizes that are new or had the price of
 * the product.
 */
function priceMoves({ before, row, items }: PlannedProduct, stored: Map<string, number>) {
  const ofItems = items.upsert.map(({ id, price }) => ({ from: stored.get(id), to: price }));
  return [
    { from: before?.price, to: row.price },
    ...ofItems.filter(({ from }) => from !== undefined && from !== before?.price),
  ];
}

/**
 * Lists the changes that need an option: new products, whose id may be mistyped, and prices that become 0 or
 * change by more than half.
 */
export function listUnusualChanges(
  planned: PlannedProduct[],
  { products, items }: CatalogueState,
  { allowNew, allowPrices }: AllowedChanges,
): FileProblem[] {
  const stored = new Map(items.map(({ id, price }) => [id, price]));
  return planned.flatMap((product): FileProblem[] => {
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
