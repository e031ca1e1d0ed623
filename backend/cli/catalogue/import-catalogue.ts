import { randomUUID } from 'node:crypto';
import { asc, eq, getTableColumns, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { listProductTags, recordCatalogueChange } from '@/backend/catalogue/change-outbox';
import { resolvePictureUrl } from '@/backend/catalogue/pictures';
import type { Database, Transaction } from '@/backend/db/database';
import { cartLines } from '@/backend/db/schema/cart';
import { categories, items, products, sizes, variants } from '@/backend/db/schema/catalogue';
import { readCatalogueState } from './export-catalogue';
import { copyPictures, findPictures } from './find-pictures';
import { type ImportPlan, type ImportPlanTask, planImport } from './plan-import';

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

/** Passes ids to SQL as one JSON parameter, because the number of parameters is limited. */
const listed = (ids: string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

/**
 * Removes items from all carts. The table lock blocks additions and checkouts until commit; carts can still
 * be read. Imports and checkouts both lock cart lines before items, so there is no deadlock.
 */
async function emptyCartsOf(tx: Transaction, itemIds: string[]): Promise<void> {
  if (itemIds.length === 0) return;
  await tx.execute(sql`lock table ${cartLines} in exclusive mode`);
  await tx.delete(cartLines).where(sql`${cartLines.itemId} in ${listed(itemIds)}`);
}

/**
 * Locks every item that changes. Items are locked in the order of their ids, as in orders
 * (backend/orders/stock.ts).
 */
async function lockItems(tx: Transaction, { writes, renamed }: ImportPlan): Promise<void> {
  const ids = idsOf([...writes.items.upsert, ...writes.items.remove]);
  const ofRenamed = sql`${items.name} in (select ${products.name} from ${products} where ${products.id} in ${listed(renamed)})`;
  await tx
    .select({ id: items.id })
    .from(items)
    .where(or(sql`${items.id} in ${listed(ids)}`, ofRenamed))
    .orderBy(asc(items.id))
    .for('update');
}

/**
 * Gives the products random names before the new names are written, so that two products can swap names. The
 * names in stock items are foreign keys, so PostgreSQL updates them.
 */
async function freeNames(tx: Transaction, ids: string[]): Promise<void> {
  for (const id of ids) await tx.update(products).set({ name: randomUUID() }).where(eq(products.id, id));
}

type Table = PgTable & { id: PgColumn };
type Row = { id: string; [column: string]: unknown };

/** The number of rows in one statement. PostgreSQL accepts at most 65,535 parameters per statement. */
const CHUNK = 500;

/** Inserts rows. In rows that exist, updates the columns in `only`, or all columns. */
async function upsert(tx: Transaction, table: Table, rows: Row[], only?: string[]): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([key]) => only?.includes(key) ?? key !== 'id',
  );
  const set = Object.fromEntries(
    columns.map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]),
  );
  for (let start = 0; start < rows.length; start += CHUNK) {
    const insert = tx.insert(table).values(rows.slice(start, start + CHUNK));
    await insert.onConflictDoUpdate({ target: table.id, set });
  }
}

async function remove(tx: Transaction, table: Table, rows: { id: string }[]): Promise<void> {
  if (rows.length > 0) await tx.delete(table).where(sql`${table.id} in ${listed(idsOf(rows))}`);
}

/**
 * Writes stock items. With `keepsStock` only the price of a stored item is written, because pieces may be
 * sold during the import.
 */
async function writeItems(tx: Transaction, { items: { upsert: rows } }: ImportPlan['writes']): Promise<void> {
  for (const keeps of [false, true]) {
    const chosen = rows.filter(({ keepsStock }) => keepsStock === keeps);
    const stored = chosen.map(({ keepsStock: _, ...row }) => row);
    await upsert(tx, items, stored, keeps ? ['price'] : undefined);
  }
}

async function applyPlan(tx: Transaction, plan: ImportPlan): Promise<void> {
  const { writes, renamed } = plan;
  await emptyCartsOf(tx, idsOf(writes.items.remove));
  await lockItems(tx, plan);
  await remove(tx, items, writes.items.remove);
  await remove(tx, products, writes.products.remove);
  await freeNames(tx, renamed);
  await upsert(tx, categories, writes.categories.upsert);
  await upsert(tx, variants, writes.variants.upsert);
  const sizeRows = writes.sizes.upsert.map(({ name, ...row }) => ({ ...row, value: name }));
  await upsert(tx, sizes, sizeRows);
  await upsert(tx, products, writes.products.upsert);
  await writeItems(tx, writes);
  await remove(tx, categories, writes.categories.remove);
  await remove(tx, variants, writes.variants.remove);
  await remove(tx, sizes, writes.sizes.remove);
  const lists = ['categories', 'variants', 'sizes'] as const;
  const changed = lists.filter((list) => writes[list].upsert.length > 0 || writes[list].remove.length > 0);
  // If only a stock item changes, its product is in `products.upsert` too.
  const changedProducts = [...writes.products.upsert, ...writes.products.remove];
  await recordCatalogueChange(tx, [...changed, ...listProductTags(changedProducts.map(({ slug }) => slug))]);
}

/** The id of the advisory lock for imports. It is arbitrary, but the same in all processes. */
const IMPORT_LOCK = 7_341_210;

type ImportTask = Omit<ImportPlanTask, 'state' | 'pictures'> & {
  folder: string;
  dataDir: string;
  apply: boolean;
};

/**
 * Compares a file with the catalogue. With `apply` it changes the catalogue in one transaction, unless an
 * unusual change is not allowed by an option. @throws FileError with every problem of the file
 */
export function importCatalogue(db: Database, task: ImportTask) {
  const { file, folder, dataDir, apply } = task;
  return db.transaction(async (tx) => {
    if (apply) await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
    const state = await readCatalogueState(tx);
    const stored = state.products.flatMap(({ images }) => Object.values(images)).map(resolvePictureUrl);
    const pictures = await findPictures(file.wanted.products, { folder, dataDir }, new Set(stored));
    const plan = planImport({ ...task, state, pictures });
    if (apply && plan.unusual.length === 0) {
      await copyPictures(pictures, dataDir);
      await applyPlan(tx, plan);
    }
    return { difference: plan.difference, unusual: plan.unusual };
  });
}
