import { asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/database';
import { cartLines } from '@/backend/db/schema/cart';
import { items, sizes } from '@/backend/db/schema/catalogue';

/** A cart line with what its item is called, costs and has in stock at this moment. */
export type LockedLine = {
  id: string;
  itemId: string;
  quantity: number;
  itemName: string;
  sizeName: string;
  price: number;
  stock: number;
};

/** The customer's cart lines, locked, oldest id first. */
export function lockCartLines(tx: Transaction, customerId: string) {
  return tx
    .select({ id: cartLines.id, itemId: cartLines.itemId, quantity: cartLines.quantity })
    .from(cartLines)
    .where(eq(cartLines.customerId, customerId))
    .orderBy(asc(cartLines.id))
    .for('update');
}

/** Locks the items in the order of their ids, the one order in which anything here locks items, so that nobody waits in a circle. */
export async function lockItems(tx: Transaction, itemIds: string[]) {
  return tx
    .select({
      id: items.id,
      itemName: items.name,
      sizeName: sizes.value,
      price: items.price,
      stock: items.stock,
    })
    .from(items)
    .innerJoin(sizes, eq(sizes.id, items.sizeId))
    .where(inArray(items.id, itemIds))
    .orderBy(asc(items.id))
    .for('update', { of: items });
}

/** Cart lines joined with their locked items. */
export async function lockGoods(
  tx: Transaction,
  lines: Awaited<ReturnType<typeof lockCartLines>>,
): Promise<LockedLine[]> {
  const locked = await lockItems(
    tx,
    lines.map(({ itemId }) => itemId),
  );
  const byId = new Map(locked.map((item) => [item.id, item]));
  return lines.flatMap((line) => {
    const item = byId.get(line.itemId);
    return item ? [{ ...item, ...line }] : [];
  });
}
