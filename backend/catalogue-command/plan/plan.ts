import type { RevalidationTag } from '@/lib/contract/revalidation';
import type { Difference } from './difference';
import type { ItemRow, Named, ProductRow, VariantRow } from './state';

/** The rows of one table to write, and those to remove. */
type Writes<Row> = { upsert: Row[]; remove: Row[] };

/** Everything an import does to the database, and the same in words. */
export type Plan = {
  categories: Writes<Named>;
  variants: { upsert: VariantRow[]; remove: Named[] };
  sizes: Writes<Named>;
  products: Writes<ProductRow>;
  /** Ids of the products whose name changes. */
  renamed: string[];
  items: Writes<ItemRow>;
  /** The lists that change. */
  tags: RevalidationTag[];
  difference: Difference;
};
