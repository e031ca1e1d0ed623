import type { Item, Size } from '@/lib/contract/catalogue';

/** No named stock means in stock (contract, Catalogue). */
export const isSoldOut = ({ stock }: { stock?: number | undefined }): boolean => stock === 0;

/** What a shopper should know of the stock before opening a product. */
type StockHint = 'soldOut' | 'fewLeft';

/** So many pieces, over all sizes, are few. */
const FEW = 5;

/** What the stock items of a product come to; nothing for one without any, or with uncounted stock. */
export function stockHint(items: readonly Item[]): StockHint | undefined {
  if (items.length === 0) return undefined;
  if (items.every(isSoldOut)) return 'soldOut';
  if (items.some(({ stock }) => stock === undefined)) return undefined;
  const pieces = items.reduce((sum, { stock = 0 }) => sum + stock, 0);
  return pieces <= FEW ? 'fewLeft' : undefined;
}

/**
 * The sizes of stock items as a card shows them, in the order of the sizes list, unknown ones last: what is in stock and what is
 * sold out in turns, each a text, the first one of what is in stock. All in stock are said by the first and the last.
 */
export function sizesInTurns(items: readonly Item[], sizes: readonly Size[]): string[] {
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

/** The stock items of each product, by its name. */
export function itemsByName(items: readonly Item[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item.name);
    if (group) group.push(item);
    else groups.set(item.name, [item]);
  }
  return groups;
}
