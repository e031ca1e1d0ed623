import { asc, eq, sum } from 'drizzle-orm';
import { resolvePictureUrl } from '@/backend/catalogue/pictures';
import type { DatabaseOrTransaction } from '@/backend/db/database';
import { cartLines } from '@/backend/db/schema/cart';
import { categories, items, products, sizes, variants } from '@/backend/db/schema/catalogue';
import { orderLines, orders } from '@/backend/db/schema/orders';

export type NamedRow = { id: string; name: string; position: number };
export type ProductRow = typeof products.$inferSelect;
export type ItemRow = typeof items.$inferSelect;

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

function groupByName(rows: ItemRow[]): Map<string, ItemRow[]> {
  const found = new Map<string, ItemRow[]>();
  for (const row of rows) found.set(row.name, [...(found.get(row.name) ?? []), row]);
  return found;
}

/** Reads the catalogue in display order, with the pieces in carts and unpaid orders. */
export async function readCatalogueState(db: DatabaseOrTransaction) {
  const sizeRows = await db.select().from(sizes).orderBy(asc(sizes.position), asc(sizes.id));
  const itemRows = await db.select().from(items).orderBy(asc(items.id));
  return {
    categories: await db.select().from(categories).orderBy(asc(categories.position), asc(categories.id)),
    variants: await db.select().from(variants).orderBy(asc(variants.position), asc(variants.id)),
    sizes: sizeRows.map(({ id, value, position }) => ({ id, name: value, position })),
    products: await db.select().from(products).orderBy(asc(products.position), asc(products.id)),
    /** The stock items by the name of their product. */
    items: groupByName(itemRows),
    held: await readHeld(db),
  };
}
export type CatalogueState = Awaited<ReturnType<typeof readCatalogueState>>;

const addressOrNone = (stored: string | undefined) => (stored ? resolvePictureUrl(stored) : null);

function stockOf(stored: ItemRow[], { sizes }: CatalogueState): Record<string, number> {
  const bySize = new Map(stored.map((item) => [item.sizeId, item.stock]));
  return Object.fromEntries(
    sizes.flatMap(({ id, name }) => {
      const stock = bySize.get(id);
      return stock === undefined ? [] : [[name, stock]];
    }),
  );
}

function exportProduct(row: ProductRow, state: CatalogueState) {
  const { id, name, price, colour, description, isFeatured, images } = row;
  const { id: words } = row.translations;
  return {
    id,
    name,
    price,
    colour,
    description,
    translations: { id: { colour: words?.colour ?? '', description: words?.description ?? '' } },
    category: state.categories.find((category) => category.id === row.categoryId)?.name ?? null,
    variant: state.variants.find((variant) => variant.id === row.variantId)?.name ?? null,
    isFeatured,
    images: {
      main: addressOrNone(images.main),
      fullBody: addressOrNone(images.fullBody),
      close1: addressOrNone(images.close1),
      close2: addressOrNone(images.close2),
      close3: addressOrNone(images.close3),
    },
    createdAt: row.createdAt.toISOString(),
    stock: stockOf(state.items.get(name) ?? [], state),
  };
}
/** A product as in exported files, with names instead of ids. */
export type CatalogueProduct = ReturnType<typeof exportProduct>;

/** Describes the stored catalogue in the format of exported files. */
export const describeCatalogue = (state: CatalogueState) => ({
  categories: state.categories.map(({ name }) => name),
  variants: state.variants.map(({ name, isMen }) => ({ name, isMen })),
  sizes: state.sizes.map(({ name }) => name),
  products: state.products.map((row) => exportProduct(row, state)),
});
export type CatalogueFile = ReturnType<typeof describeCatalogue>;
