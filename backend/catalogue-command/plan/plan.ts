import type { Fault } from '@/backend/command/fault';
import type { RevalidationTag } from '@/lib/contract/revalidation';
import type { Difference } from './difference';
import type { ItemRow, Named, PlannedItem, ProductRow, VariantRow } from './state';

/** The rows of one table to write, and those to remove. */
type Writes<Row, Removed = Row> = { upsert: Row[]; remove: Removed[] };

/** What an import writes into each list. */
type ListWrites = {
  categories: Writes<Named>;
  variants: Writes<VariantRow, Named>;
  sizes: Writes<Named>;
  products: Writes<ProductRow>;
  items: Writes<PlannedItem, ItemRow>;
};

/** Everything an import does to the database, and the same in words. */
export type Plan = ListWrites & {
  /** Ids of the products whose name changes. */
  renamed: string[];
  /** The lists that change. */
  tags: RevalidationTag[];
  difference: Difference;
  /** What wants a word of its own before it is done. */
  unusual: Fault[];
};

/** The lists that are written to, as the storefront is told of them. */
export function changedLists(writes: ListWrites): RevalidationTag[] {
  const lists = ['products', 'categories', 'variants', 'sizes', 'items'] as const;
  return lists.filter((list) => writes[list].upsert.length > 0 || writes[list].remove.length > 0);
}
