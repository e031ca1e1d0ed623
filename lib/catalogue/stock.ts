import type { Item, Size } from '@/lib/contract/catalogue';

/** Returns whether an item is sold out. Missing stock means in stock (contract, Catalogue). */
export const isSoldOut = ({ stock }: { stock?: number | undefined }): boolean => stock === 0;

/** The stock hint of a product card. */
type StockHint = 'soldOut' | 'fewLeft';

/** The most pieces, over all sizes, that count as "only a few left". */
const FEW = 5;

/**
 * Returns the stock hint of a product, or undefined without stock items or if any item has no stock number.
 */
export function getStockHint(items: readonly Item[]): StockHint | undefined {
  if (items.length === 0) return undefined;
  if (items.every(isSoldOut)) return 'soldOut';
  if (items.some(({ stock }) => stock === undefined)) return undefined;
  const pieces = items.reduce((sum, { stock = 0 }) => sum + stock, 0);
  return pieces <= FEW ? 'fewLeft' : undefined;
}

/**
 * Returns a product's sizes as texts. The first text has available sizes, the second sold out ones, and so on
 * in turn: `['28 30', '32', '34']` if only 32 is sold out. If there are more than two sizes and all are
 * available, the only text is the range, `['28 – 34']`. Sizes are in list order, unlisted ones last.
 */
export function listSizesByAvailability(items: readonly Item[], sizes: readonly Size[]): string[] {
  const order = new Map(sizes.map(({ value }, index) => [value, index]));
  const place = ({ size }: Item) => order.get(size.value) ?? sizes.length;
  const sorted = items.toSorted((a, b) => place(a) - place(b));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || items.every(isSoldOut)) return [];
  if (items.length > 2 && !items.some(isSoldOut)) return [`${first.size.value} – ${last.size.value}`];

  const turns: string[][] = [[]];
  for (const item of sorted) {
    if (isSoldOut(item) === (turns.length % 2 === 1)) turns.push([]);
    turns.at(-1)?.push(item.size.value);
  }
  return turns.map((values) => values.join(' '));
}

/** Groups stock items by product name. */
export function groupItemsByName(items: readonly Item[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item.name);
    if (group) group.push(item);
    else groups.set(item.name, [item]);
  }
  return groups;
}
