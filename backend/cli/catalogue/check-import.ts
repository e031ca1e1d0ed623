import { type FileProblem, sortProblems } from '@/backend/cli/files';
import { formatRupiah } from '@/backend/messages/text';
import { slugifyProductId } from '@/lib/contract/catalogue';
import type { CatalogueState, ProductRow } from './export-catalogue';
import type { ImportedProduct, ParsedCatalogueFile } from './file-schema';
import type { MergedProduct } from './merge-catalogue';

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
type Placed = { id: string; name: string; line?: number };

/**
 * Finds products with the same slug or name. Names must be unique, because stock items refer to products by
 * name.
 */
function clashes(placed: Placed[]): FileProblem[] {
  // Stored products that are not in the file come first, so that the problem is reported for a line of the
  // file.
  const sorted = placed.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
  const clashing = (field: string, keyOf: (one: Placed) => string, text: (other: string) => string) =>
    repeated(sorted, keyOf).flatMap(({ one: { line }, first }) => {
      const place = first.line === undefined ? 'not in the file' : `in line ${first.line}`;
      return line === undefined ? [] : [{ line, field, text: text(`‘${first.id}’ (${place})`) }];
    });
  const sameSlug = (other: string) =>
    `has the same address in the shop as ${other}, because their ids differ only in capitals or spaces`;
  return [
    ...clashing(
      'name',
      ({ name }) => name,
      (other) => `has the same name as ${other}`,
    ),
    ...clashing('id', ({ id }) => slugifyProductId(id), sameSlug),
  ];
}

function missingPrices(merged: MergedProduct[]): FileProblem[] {
  const priced = merged.filter(({ wanted }) => wanted.price !== undefined || wanted.unread?.has('price'));
  const ids = new Set(priced.map(({ after }) => after.id));
  return merged
    .filter(({ before, after }) => !before && !ids.has(after.id))
    .map(({ after, wanted: { line } }) => {
      return { line, field: 'price', text: `is missing, and ‘${after.id}’ is a new product` };
    });
}

/**
 * Lists every problem of an import, sorted by line. `kept` are the stored products that are not in the file.
 */
export function listImportProblems(
  { wanted, problems }: ParsedCatalogueFile,
  merged: MergedProduct[],
  kept: ProductRow[],
) {
  // A product that is in the file twice is reported as repeated. Its later rows are not checked any further.
  const once = new Map(merged.toReversed().map((product) => [product.after.id, product]));
  const placed = [...once.values()].map(({ after: { id, name }, wanted: { line } }) => ({ id, name, line }));
  return sortProblems([
    ...problems,
    ...repeatedIds(wanted.products),
    ...missingPrices(merged),
    ...clashes([...kept.map(({ id, name }) => ({ id, name })), ...placed]),
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
 * Lists the changes that need an option: new products, whose id may be mistyped, and prices that become 0 or
 * change by more than half. A size has the price of its product, unless another price is stored.
 */
export function listUnusualChanges(
  merged: MergedProduct[],
  { products, items }: CatalogueState,
  { allowNew, allowPrices }: AllowedChanges,
): FileProblem[] {
  return merged.flatMap(({ wanted: { line, price }, before, after }): FileProblem[] => {
    const isNew = before === undefined && products.length > 0 && !allowNew;
    const ofItems = before ? (items.get(before.name) ?? []).map((item) => item.price) : [];
    const prices = allowPrices || price === undefined ? [] : [before?.price, ...ofItems];
    const question = prices
      .map((from) => priceQuestion(from, after.price))
      .find((text) => text !== undefined);
    const text = `‘${after.id}’ is not in the shop: it would be a new product (--allow-new)`;
    return [
      ...(isNew ? [{ line, field: 'id', text }] : []),
      ...(question ? [{ line, field: 'price', text: `${question} (--allow-prices)` }] : []),
    ];
  });
}
