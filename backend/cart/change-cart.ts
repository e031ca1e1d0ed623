import { createHash, randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { type Database, lockCustomer, type Transaction } from '@/backend/db/database';
import { findErrorCode } from '@/backend/db/database-error';
import { cartAdditions, cartLines } from '@/backend/db/schema/cart';
import { items, sizes } from '@/backend/db/schema/catalogue';
import { Failure } from '@/backend/http/failure';
import cartTexts from '@/backend/messages/cart.json' with { type: 'json' };
import type { ItemAddition } from '@/lib/contract/cart';
import { MAX_QUANTITY } from '@/lib/contract/limits';
import { selectAvailableQuantities } from './read-cart';

type Goods = { name: string; sizeName: string; stock: number };

/**
 * Checks the new quantity of a line. @param inCart the pieces that the line holds before an addition, for the
 * message @throws Failure 409 with the number of pieces left; 422 when the quantity exceeds the maximum per
 * line
 */
function requireStock({ name, sizeName, stock }: Goods, quantity: number, inCart = 0): void {
  const values = { item: name, size: sizeName, left: stock, inCart, most: MAX_QUANTITY };
  if (stock === 0) throw new Failure(409, { text: cartTexts.soldOut, values });
  if (quantity > stock) {
    throw new Failure(409, { text: inCart > 0 ? cartTexts.fewLeftInCart : cartTexts.fewLeft, values });
  }
  if (quantity > MAX_QUANTITY) throw new Failure(422, { text: cartTexts.tooMany, values });
}

/**
 * Sets the quantity of a line. The limit is the stock plus the pieces that an unpaid order reserves for the
 * line, as in `readCart`. @throws Failure 404 for another customer's line; 409 when fewer pieces are left;
 * 422 above the maximum per line
 */
export async function changeQuantity(db: Database, customerId: string, lineId: string, quantity: number) {
  await db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const own = and(eq(cartLines.id, lineId), eq(cartLines.customerId, customerId));
    const { reserved, stock } = selectAvailableQuantities(tx, customerId);
    const [goods] = await tx
      .select({ name: items.name, sizeName: sizes.value, stock })
      .from(cartLines)
      .innerJoin(items, eq(items.id, cartLines.itemId))
      .innerJoin(sizes, eq(sizes.id, items.sizeId))
      .leftJoin(reserved, eq(reserved.cartLineId, cartLines.id))
      .where(own);
    if (!goods) throw new Failure(404, cartTexts.noSuchLine);
    requireStock(goods, quantity);
    await tx.update(cartLines).set({ quantity }).where(own);
  });
}

/** Removes a line from the cart. @throws Failure 404 for another customer's line */
export async function removeLine(db: Database, customerId: string, lineId: string): Promise<void> {
  const removed = await db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    return tx
      .delete(cartLines)
      .where(and(eq(cartLines.id, lineId), eq(cartLines.customerId, customerId)))
      .returning({ id: cartLines.id });
  });
  if (removed.length === 0) throw new Failure(404, cartTexts.noSuchLine);
}

export async function clearCart(db: Database, customerId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    await tx.delete(cartLines).where(eq(cartLines.customerId, customerId));
  });
}

const FOREIGN_KEY_VIOLATION = '23503';

async function getGoods(tx: Transaction, { itemId, itemName, sizeId }: ItemAddition) {
  const [goods] = await tx
    .select({ name: items.name, sizeName: sizes.value, price: items.price, stock: items.stock })
    .from(items)
    .innerJoin(sizes, eq(sizes.id, items.sizeId))
    .where(and(eq(items.id, itemId), eq(items.name, itemName), eq(items.sizeId, sizeId)));
  // Clients recognise this text, so it is the same in every language (contract, Cart).
  if (!goods) throw new Failure(404, cartTexts.noSuchItem);
  return goods;
}

type Call = {
  customerId: string;
  addition: ItemAddition;
  key: string | undefined;
  now: Date;
};

/**
 * Maximum number of stored idempotency keys per customer. A client never has that many requests in flight.
 */
const MAX_KEYS = 200;
const KEY_HEADER = 'idempotency-key';

/** Hashes an addition. Name and price are left out, because they may have changed before a retry. */
function hashOf({ itemId, sizeId, quantity }: ItemAddition): string {
  return createHash('sha256')
    .update(JSON.stringify([itemId, sizeId, quantity]))
    .digest('hex');
}

/**
 * Checks that an idempotency key was stored for the same addition. @throws Failure 422 when it was used for
 * another addition (draft-ietf-httpapi-idempotency-key-header)
 */
async function requireSameAddition(tx: Transaction, isNamed: SQL | undefined, hash: string): Promise<void> {
  const [first] = await tx.select({ hash: cartAdditions.additionHash }).from(cartAdditions).where(isNamed);
  if (first?.hash && first.hash !== hash)
    throw new Failure(422, { text: cartTexts.keyUsed, path: KEY_HEADER });
}

/**
 * Stores the idempotency key. Returns false for a retry. @throws Failure 422 if the key belongs to another
 * addition
 */
async function storeKey(tx: Transaction, { customerId, addition, key, now }: Call): Promise<boolean> {
  if (key === undefined) return true;
  const own = eq(cartAdditions.customerId, customerId);
  const additionHash = hashOf(addition);
  const remembered = await tx
    .insert(cartAdditions)
    .values({ customerId, key, additionHash, addedAt: now })
    .onConflictDoNothing()
    .returning({ key: cartAdditions.key });
  if (remembered.length === 0) {
    await requireSameAddition(tx, and(own, eq(cartAdditions.key, key)), additionHash);
    return false;
  }
  const oldest = tx
    .select({ key: cartAdditions.key })
    .from(cartAdditions)
    .where(own)
    .orderBy(desc(cartAdditions.addedAt))
    .offset(MAX_KEYS);
  await tx.delete(cartAdditions).where(and(own, inArray(cartAdditions.key, oldest)));
  return true;
}

async function growLine(tx: Transaction, { customerId, addition, now }: Call): Promise<void> {
  const goods = await getGoods(tx, addition);
  const { itemId } = addition;
  const [line] = await tx
    .select({ quantity: cartLines.quantity })
    .from(cartLines)
    .where(and(eq(cartLines.customerId, customerId), eq(cartLines.itemId, itemId)));

  const inCart = line?.quantity ?? 0;
  const quantity = inCart + addition.quantity;
  requireStock(goods, quantity, inCart);
  const known = { quantity, addedPrice: goods.price };
  await tx
    .insert(cartLines)
    .values({ id: randomUUID(), customerId, itemId, createdAt: now, ...known })
    .onConflictDoUpdate({ target: [cartLines.customerId, cartLines.itemId], set: known });
}

/**
 * Adds a stock item to the cart at its current price. A repeated call with the same idempotency key adds
 * nothing. @throws Failure 404 if the item does not exist in that size; 409 if the stock is too low; 422 if
 * the line would exceed the maximum, or the key belongs to another addition
 */
export async function addToCart(db: Database, call: Call): Promise<void> {
  const added = db.transaction(async (tx) => {
    await lockCustomer(tx, call.customerId);
    if (await storeKey(tx, call)) await growLine(tx, call);
  });
  await added.catch((error: unknown) => {
    // A catalogue import removed the item after `getGoods` had found it.
    if (findErrorCode(error) === FOREIGN_KEY_VIOLATION) throw new Failure(404, cartTexts.noSuchItem);
    throw error;
  });
}
