import type { WantedProduct } from '@/backend/catalogue-command/wanted';
import type { ProductDifference } from './difference';
import { planItems, withdrawal } from './plan-items';
import { planProduct, type References } from './plan-product';
import type { CatalogueState, ItemRow, Named, PlannedItem, ProductRow } from './state';

/** A product of the file with everything that becomes of it. */
export type PlannedProduct = {
  line: number;
  /** Whether the file gives it a price. */
  hasPrice: boolean;
  before: ProductRow | undefined;
  row: ProductRow;
  items: { upsert: PlannedItem[]; remove: ItemRow[] };
  difference: ProductDifference;
};

/** Whether the file wants anything else of it than there is. */
export function isDifferent({ difference }: PlannedProduct): boolean {
  return difference.kind === 'new' || difference.changes.length > 0;
}

type World = { state: CatalogueState; references: References; sizes: Named[]; now: Date };

function itemsByName(items: ItemRow[]): Map<string, ItemRow[]> {
  const found = new Map<string, ItemRow[]>();
  for (const item of items) {
    const group = found.get(item.name);
    if (group) group.push(item);
    else found.set(item.name, [item]);
  }
  return found;
}

/** Plans each product of the file. */
export function planProducts(
  wanted: WantedProduct[],
  { state, references, sizes, now }: World,
): PlannedProduct[] {
  const byId = new Map(state.products.map((row) => [row.id, row]));
  const byName = itemsByName(state.items);
  const taken = new Set(state.items.map(({ id }) => id));
  return wanted.map((product) => {
    const before = byId.get(product.id);
    const { row, changes } = planProduct(before, product, references, now);
    const old = { items: before ? (byName.get(before.name) ?? []) : [], price: before?.price ?? row.price };
    const items = planItems(row, product, old, { sizes, held: state.held, taken });
    const difference: ProductDifference = {
      kind: before ? 'changed' : 'new',
      id: row.id,
      name: before?.name ?? row.name,
      changes: [...changes, ...items.changes],
    };
    const hasPrice = product.price !== undefined;
    return { line: product.line, hasPrice, before, row, items, difference };
  });
}

/** Plans the end of products: with them go their items, and those out of the carts. Orders keep what they hold. */
export function planWithdrawals(rows: ProductRow[], { items, sizes, held }: CatalogueState) {
  const byName = itemsByName(items);
  const sizeName = (item: ItemRow) => sizes.find(({ id }) => id === item.sizeId)?.name ?? item.sizeId;
  const gone = rows.map((row) => ({ row, items: byName.get(row.name) ?? [] }));
  return {
    items: gone.flatMap((one) => one.items),
    differences: gone.map(
      ({ row, items: own }): ProductDifference => ({
        kind: 'withdrawn',
        id: row.id,
        name: row.name,
        changes: own.map((item) => withdrawal(item, sizeName(item), held)),
      }),
    ),
  };
}
