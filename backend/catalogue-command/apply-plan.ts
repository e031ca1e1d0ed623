import { randomUUID } from 'node:crypto';
import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import { noteCatalogueChange } from '@/backend/catalogue/change-outbox';
import type { Transaction } from '@/backend/db/database';
import { cartLines } from '@/backend/db/schema/cart';
import { items, products } from '@/backend/db/schema/catalogue';
import { inChunks } from './in-chunks';
import type { Plan } from './plan/plan';
import { removeLists, writeItems, writeLists, writeProducts } from './write-rows';

/**
 * Takes items out of the carts, and keeps shoppers from putting them in or making orders of them. Whoever makes an order
 * locks cart lines before items; so do we, all of them at once, and nobody waits in a circle. Carts can be read meanwhile.
 */
async function emptyCartsOf(tx: Transaction, itemIds: string[]): Promise<void> {
  if (itemIds.length === 0) return;
  await tx.execute(sql`lock table ${cartLines} in exclusive mode`);
  for (const chunk of inChunks(itemIds)) await tx.delete(cartLines).where(inArray(cartLines.itemId, chunk));
}

const listed = (ids: string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

/** Locks every item that changes, in the order of their ids as orders do (see backend/orders/lock-cart.ts). */
async function lockItems(tx: Transaction, { items: { upsert, remove }, renamed }: Plan): Promise<void> {
  const ids = [...upsert, ...remove].map(({ id }) => id);
  const ofRenamed = sql`${items.name} in (select ${products.name} from ${products} where ${products.id} in ${listed(renamed)})`;
  await tx
    .select({ id: items.id })
    .from(items)
    .where(or(sql`${items.id} in ${listed(ids)}`, ofRenamed))
    .orderBy(asc(items.id))
    .for('update');
}

/** Frees the names that change, so that two products may swap theirs. Their items follow. */
async function freeNames(tx: Transaction, ids: string[]): Promise<void> {
  for (const id of ids) {
    await tx.update(products).set({ name: randomUUID() }).where(eq(products.id, id));
  }
}

/** Does what was planned and notes for the storefront which lists changed. */
export async function applyPlan(tx: Transaction, plan: Plan): Promise<void> {
  const leaving = plan.items.remove.map(({ id }) => id);
  await emptyCartsOf(tx, leaving);
  await lockItems(tx, plan);
  for (const chunk of inChunks(leaving)) await tx.delete(items).where(inArray(items.id, chunk));
  for (const chunk of inChunks(plan.products.remove.map(({ id }) => id))) {
    await tx.delete(products).where(inArray(products.id, chunk));
  }
  await freeNames(tx, plan.renamed);
  await writeLists(tx, plan);
  await writeProducts(tx, plan.products.upsert);
  await writeItems(tx, plan.items.upsert);
  await removeLists(tx, plan);
  await noteCatalogueChange(tx, plan.tags);
}
