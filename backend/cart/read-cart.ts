import { asc, eq } from 'drizzle-orm';
import { pictureAddress } from '@/backend/catalogue/product-answer';
import type { Reader } from '@/backend/db/database';
import { cartLines } from '@/backend/db/schema/cart';
import { items, products, sizes } from '@/backend/db/schema/catalogue';

/** The customer's cart at the prices of this moment, oldest line first. */
export async function readCart(db: Reader, customerId: string) {
  const rows = await db
    .select({
      id: cartLines.id,
      itemId: cartLines.itemId,
      itemName: items.name,
      quantity: cartLines.quantity,
      sizeName: sizes.value,
      price: items.price,
      images: products.images,
    })
    .from(cartLines)
    .innerJoin(items, eq(items.id, cartLines.itemId))
    .innerJoin(sizes, eq(sizes.id, items.sizeId))
    .innerJoin(products, eq(products.name, items.name))
    .where(eq(cartLines.customerId, customerId))
    .orderBy(asc(cartLines.createdAt), asc(cartLines.id));
  return {
    items: rows.map(({ images, ...line }) => ({
      ...line,
      image: images.main ? pictureAddress(images.main) : undefined,
    })),
    totalPrice: rows.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  };
}
