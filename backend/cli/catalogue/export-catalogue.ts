import { asc, eq, sum } from 'drizzle-orm';
import { resolvePictureUrl } from '@/backend/catalogue/pictures';
import type { DatabaseOrTransaction } from '@/backend/db/database';
import { cartLines } from '@/backend/db/schema/cart';
import { categories, items, products, sizes, variants } from '@/backend/db/schema/catalogue';
import { orderLines, orders } from '@/backend/db/schema/orders';

export type NamedRow = { id: string; name: string; position: number };
export type VariantRow = typeof variants.$inferSelect;
export type ProductRow = typeof products.$inferSelect;
export type ItemRow = typeof items.$inferSelect;

/**
 * A stock item to store. With `keepsStock` the stock is not written, because pieces may be sold during the
 * import.
 */
export type PlannedItem = ItemRow & { keepsStock: boolean };

export const findName = (rows: NamedRow[], id: string | null) => rows.find((row) => row.id === id)?.name;

export function groupItemsByName({ items: rows }: CatalogueState): Map<string, ItemRow[]> {
  const found = new Map<string, ItemRow[]>();
  for (const row of rows) found.set(row.name, [...(found.get(row.name) ?? []), row]);
  return found;
}

async function readHeld(db: DatabaseOrTransaction) {
  const inCarts = await db
    .select({ itemId: cartLines.itemId, pieces: sum(cartLines.quantity).mapWith(Number) })
    .from(cartLines)
    .groupBy(cartLines.itemId);
  const unpaid = await db
    .select({ itemId: orderLines.itemId, pieces: sum(orderLines.quantity).mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.status, 'pending'))
    .groupBy(orderLines.itemId);
  const byItem = (rows: typeof unpaid) => new Map(rows.map(({ itemId, pieces }) => [itemId, pieces]));
  return { inCarts: byItem(inCarts), unpaid: byItem(unpaid) };
}
export type ReservedStock = Awaited<ReturnType<typeof readHeld>>;

/** Reads the catalogue in display order, with the pieces in carts and unpaid orders. */
export async function readCatalogueState(db: DatabaseOrTransaction) {
  const sizeRows = await db.select().from(sizes).orderBy(asc(sizes.position), asc(sizes.id));
  return {
    categories: await db.select().from(categories).orderBy(asc(categories.position), asc(categories.id)),
    variants: await db.select().from(variants).orderBy(asc(variants.position), asc(variants.id)),
    sizes: sizeRows.map(({ id, value, position }) => ({ id, name: value, position })),
    products: await db.select().from(products).orderBy(asc(products.position), asc(products.id)),
    items: await db.select().from(items).orderBy(asc(items.id)),
    held: await readHeld(db),
  };
}
export type CatalogueState = Awaited<ReturnType<typeof readCatalogueState>>;

const addressOrNone = (stored: string | undefined) => (stored ? resolvePictureUrl(stored) : null);

function stockOf(items: ItemRow[], { sizes }: CatalogueState): Record<string, number> {
  const bySize = new Map(items.map((item) => [item.sizeId, item.stock]));
  return Object.fromEntries(
    sizes.flatMap(({ id, name }) => {
      const stock = bySize.get(id);
      return stock === undefined ? [] : [[name, stock]];
    }),
  );
}

function exportProduct(row: ProductRow, items: ItemRow[], state: CatalogueState) {
  const { id, name, price, colour, description, isFeatured, images } = row;
  const { id: words } = row.translations;
  return {
    id,
    name,
    price,
    colour,
    description,
    translations: { id: { colour: words?.colour ?? '', description: words?.description ?? '' } },
    category: findName(state.categories, row.categoryId) ?? null,
    variant: findName(state.variants, row.variantId) ?? null,
    isFeatured,
    images: {
      main: addressOrNone(images.main),
      fullBody: addressOrNone(images.fullBody),
      close1: addressOrNone(images.close1),
      close2: addressOrNone(images.close2),
      close3: addressOrNone(images.close3),
    },
    createdAt: row.createdAt.toISOString(),
    stock: stockOf(items, state),
  };
}

export async function exportCatalogue(db: DatabaseOrTransaction) {
  const state = await readCatalogueState(db);
  const items = groupItemsByName(state);
  return {
    categories: state.categories.map(({ name }) => name),
    variants: state.variants.map(({ name, isMen }) => ({ name, isMen })),
    sizes: state.sizes.map(({ name }) => name),
    products: state.products.map((row) => exportProduct(row, items.get(row.name) ?? [], state)),
  };
}
export type CatalogueFile = Awaited<ReturnType<typeof exportCatalogue>>;
