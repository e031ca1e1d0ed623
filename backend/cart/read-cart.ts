import { z } from '@hono/zod-openapi';
import { and, asc, eq, sql, sum } from 'drizzle-orm';
import { resolvePictureUrl } from '@/backend/catalogue/pictures';
import type { DatabaseOrTransaction } from '@/backend/db/database';
import { cartLines } from '@/backend/db/schema/cart';
import { items, products, sizes } from '@/backend/db/schema/catalogue';
import { orderLines, orders } from '@/backend/db/schema/orders';

const cartLineResponseSchema = z
  .object({
    id: z.string(),
    itemId: z.string(),
    itemName: z.string(),
    quantity: z.int(),
    sizeName: z.string(),
    price: z.int().openapi({ description: 'Price per piece in whole rupiah' }),
    addedPrice: z.int().optional().openapi({ description: 'Price per piece when one was last added' }),
    stock: z.int().openapi({ description: 'The highest possible quantity of this line' }),
    image: z.string().optional().openapi({ description: 'URL, absolute or relative to this API' }),
  })
  .openapi('CartLine');

export const cartResponseSchema = z
  .object({ items: z.array(cartLineResponseSchema), totalPrice: z.int() })
  .openapi('Cart');

/** Selects, for each cart line, the number of its pieces that the customer's unpaid orders reserve. */
function reservedPieces(db: DatabaseOrTransaction, customerId: string) {
  return db
    .select({ cartLineId: orderLines.cartLineId, pieces: sum(orderLines.quantity).as('pieces') })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orders.customerId, customerId), eq(orders.status, 'pending')))
    .groupBy(orderLines.cartLineId)
    .as('reserved');
}

/**
 * Selects the maximum quantity of each line: the stock plus the pieces that an unpaid order reserves for the
 * line.
 */
export function selectAvailableQuantities(db: DatabaseOrTransaction, customerId: string) {
  const reserved = reservedPieces(db, customerId);
  const stock = sql`${items.stock} + coalesce(${reserved.pieces}, 0)`.mapWith(Number);
  return { reserved, stock };
}

/**
 * Reads the cart at current prices, oldest line first. The stock of a line includes the pieces that an unpaid
 * order reserves for it, because another checkout of the same cart continues that order.
 */
export async function readCart(db: DatabaseOrTransaction, customerId: string) {
  const { reserved, stock } = selectAvailableQuantities(db, customerId);
  const rows = await db
    .select({
      id: cartLines.id,
      itemId: cartLines.itemId,
      itemName: items.name,
      quantity: cartLines.quantity,
      sizeName: sizes.value,
      price: items.price,
      addedPrice: cartLines.addedPrice,
      stock,
      images: products.images,
    })
    .from(cartLines)
    .innerJoin(items, eq(items.id, cartLines.itemId))
    .innerJoin(sizes, eq(sizes.id, items.sizeId))
    .innerJoin(products, eq(products.name, items.name))
    .leftJoin(reserved, eq(reserved.cartLineId, cartLines.id))
    .where(eq(cartLines.customerId, customerId))
    .orderBy(asc(cartLines.createdAt), asc(cartLines.id));
  return {
    items: rows.map(({ images, addedPrice, ...line }) => ({
      ...line,
      addedPrice: addedPrice ?? undefined,
      image: images.main ? resolvePictureUrl(images.main) : undefined,
    })),
    totalPrice: rows.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  };
}
