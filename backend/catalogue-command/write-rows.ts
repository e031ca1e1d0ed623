import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '@/backend/db/database';
import { categories, items, products, sizes, variants } from '@/backend/db/schema/catalogue';
import { inChunks } from './in-chunks';
import type { Plan } from './plan/plan';
import type { PlannedItem, ProductRow } from './plan/state';

/** Every column of a row that is there already takes the value it would have been stored with. */
function newValues(table: PgTable): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([, { primary }]) => !primary);
  return Object.fromEntries(columns.map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]));
}

/** Stores the categories, variants and sizes that are new or moved. */
export async function writeLists(tx: Transaction, plan: Plan): Promise<void> {
  for (const rows of inChunks(plan.categories.upsert)) {
    const insert = tx.insert(categories).values(rows);
    await insert.onConflictDoUpdate({ target: categories.id, set: newValues(categories) });
  }
  for (const rows of inChunks(plan.variants.upsert)) {
    const insert = tx.insert(variants).values(rows);
    await insert.onConflictDoUpdate({ target: variants.id, set: newValues(variants) });
  }
  for (const rows of inChunks(plan.sizes.upsert)) {
    const insert = tx.insert(sizes).values(rows.map(({ name, ...row }) => ({ ...row, value: name })));
    await insert.onConflictDoUpdate({ target: sizes.id, set: newValues(sizes) });
  }
}

/** Removes the categories, variants and sizes that nothing uses any more. */
export async function removeLists(tx: Transaction, plan: Plan): Promise<void> {
  for (const [table, rows] of [
    [categories, plan.categories.remove],
    [variants, plan.variants.remove],
    [sizes, plan.sizes.remove],
  ] as const) {
    const ids = rows.map(({ id }) => id);
    for (const chunk of inChunks(ids)) await tx.delete(table).where(inArray(table.id, chunk));
  }
}

/** Stores products that are new or changed. */
export async function writeProducts(tx: Transaction, rows: ProductRow[]): Promise<void> {
  for (const chunk of inChunks(rows)) {
    const insert = tx.insert(products).values(chunk);
    await insert.onConflictDoUpdate({ target: products.id, set: newValues(products) });
  }
}

/** Stores stock items that are new or changed; what keeps its stock takes only its price from the plan. */
export async function writeItems(tx: Transaction, rows: PlannedItem[]): Promise<void> {
  const all = newValues(items);
  for (const { chosen, set } of [
    { chosen: rows.filter(({ keepsStock }) => !keepsStock), set: all },
    { chosen: rows.filter(({ keepsStock }) => keepsStock), set: { price: all.price } },
  ]) {
    for (const chunk of inChunks(chosen)) {
      const insert = tx.insert(items).values(chunk.map(({ keepsStock: _, ...row }) => row));
      await insert.onConflictDoUpdate({ target: items.id, set });
    }
  }
}
