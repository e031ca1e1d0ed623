import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '@/backend/db/database';
import { codeOfError } from '@/backend/db/database-error';
import { lockCustomer } from '@/backend/db/lock-customer';
import { cartLines } from '@/backend/db/schema/cart';
import { items, sizes } from '@/backend/db/schema/catalogue';
import { Failure } from '@/backend/http/failure';
import { cartTexts } from '@/backend/messages/cart-texts';
import type { ItemAddition } from '@/lib/contract/cart';
import { requireStock } from './stock-refusal';

const FOREIGN_KEY_VIOLATION = '23503';

/** The stock item that all three of the addition's names agree on. */
async function getGoods(tx: Transaction, { itemId, itemName, sizeId }: ItemAddition) {
  const [goods] = await tx
    .select({ name: items.name, sizeName: sizes.value, stock: items.stock })
    .from(items)
    .innerJoin(sizes, eq(sizes.id, items.sizeId))
    .where(and(eq(items.id, itemId), eq(items.name, itemName), eq(items.sizeId, sizeId)));
  if (!goods) throw new Failure(404, cartTexts.noSuchItem);
  return goods;
}

/**
 * Puts pieces of a stock item into the customer's cart; a line of the same item grows. The price is the item's,
 * never the caller's.
 * @throws Failure 404 when there is no such item in that size; 409 when the cart would hold more than the stock
 */
export async function addToCart(db: Database, customerId: string, addition: ItemAddition, now: Date) {
  const added = db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const goods = await getGoods(tx, addition);
    const { itemId } = addition;
    const [line] = await tx
      .select({ quantity: cartLines.quantity })
      .from(cartLines)
      .where(and(eq(cartLines.customerId, customerId), eq(cartLines.itemId, itemId)));
    const inCart = line?.quantity ?? 0;
    const quantity = inCart + addition.quantity;
    requireStock(goods, quantity, inCart);
    await tx
      .insert(cartLines)
      .values({ id: randomUUID(), customerId, itemId, quantity, createdAt: now })
      .onConflictDoUpdate({ target: [cartLines.customerId, cartLines.itemId], set: { quantity } });
  });
  await added.catch((error: unknown) => {
    // An import has withdrawn the item since we looked.
    if (codeOfError(error) === FOREIGN_KEY_VIOLATION) throw new Failure(404, cartTexts.noSuchItem);
    throw error;
  });
}
