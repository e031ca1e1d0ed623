import { eq, sql } from 'drizzle-orm';
import { noteCatalogueChange } from '@/backend/catalogue/note-catalogue-change';
import type { Transaction } from '@/backend/db/database';
import { items } from '@/backend/db/schema/catalogue';
import { lockItems } from './lock-cart';
import { listOrderLines } from './stored-order';

type Pieces = { itemId: string; quantity: number };

/** Moves the pieces and notes when an item sells out or comes back, which is what pages of the catalogue say of stock. */
async function addStock(tx: Transaction, pieces: Pieces[], sign: 1 | -1): Promise<void> {
  let turned = false;
  for (const { itemId, quantity } of pieces) {
    const [moved] = await tx
      .update(items)
      .set({ stock: sql`${items.stock} + ${sign * quantity}` })
      .where(eq(items.id, itemId))
      .returning({ stock: items.stock });
    turned ||= moved !== undefined && quantity > 0 && moved.stock === (sign === 1 ? quantity : 0);
  }
  if (turned) await noteCatalogueChange(tx, ['items']);
}

/** Takes the pieces off the shelf. The items must be locked and their stock enough. */
export function takeStock(tx: Transaction, pieces: Pieces[]): Promise<void> {
  return addStock(tx, pieces, -1);
}

/** The order's lines, their items locked. */
async function lockOrdered(tx: Transaction, orderId: string) {
  const lines = await listOrderLines(tx, orderId);
  await lockItems(
    tx,
    lines.map(({ itemId }) => itemId),
  );
  return lines;
}

/** Puts an order's pieces back on the shelf. An item that is no longer sold has no shelf. */
export async function returnStock(tx: Transaction, orderId: string): Promise<void> {
  await addStock(tx, await lockOrdered(tx, orderId), 1);
}

/** Takes an order's pieces off the shelf once more; the stock must be enough. */
export async function takeOrderedStock(tx: Transaction, orderId: string): Promise<void> {
  await takeStock(tx, await lockOrdered(tx, orderId));
}
