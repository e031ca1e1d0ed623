import type { Item } from '@/lib/contract/catalogue';

/** No named stock means in stock (contract, Catalogue). */
export const isSoldOut = ({ stock }: { stock?: number | undefined }): boolean => stock === 0;

/** What a shopper should know of the stock before opening a product. */
export type StockHint = 'soldOut' | 'fewLeft';

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
