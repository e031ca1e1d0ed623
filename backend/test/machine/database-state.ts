import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '@/backend/db/database';
import { ORDER_STATUSES } from '@/lib/contract/order';

const lineSchema = z.object({
  id: z.string(),
  customerId: z.string(),
  itemId: z.string(),
  quantity: z.int(),
});
export type CartLineRow = z.infer<typeof lineSchema>;

const orderSchema = z.object({
  id: z.string(),
  customerId: z.string(),
  status: z.enum(ORDER_STATUSES),
  total: z.int(),
  refundedByProvider: z.int(),
  key: z.string().nullable(),
  fingerprint: z.string(),
  token: z.string().nullable(),
  expiresAt: z.coerce.date(),
  payableUntil: z.coerce.date(),
  createdAt: z.coerce.date(),
  lines: z.array(z.object({ cartLineId: z.string(), itemId: z.string(), quantity: z.int(), price: z.int() })),
});
export type OrderRow = z.infer<typeof orderSchema>;

const itemSchema = z.object({ id: z.string(), price: z.int(), stock: z.int() });
export type ItemRow = z.infer<typeof itemSchema>;

const booksSchema = z.object({
  items: z.array(itemSchema),
  lines: z.array(lineSchema),
  orders: z.array(orderSchema),
  /** Customers with a saved delivery address. */
  addressed: z.array(z.string()),
});
/** The rows of items, carts, orders and addresses that the invariants are checked against. */
export type DatabaseState = z.infer<typeof booksSchema>;

const ITEMS = `select json_agg(json_build_object('id', id, 'price', price, 'stock', stock) order by id) from items`;

const LINES = `
  select json_agg(json_build_object('id', id, 'customerId', customer_id, 'itemId', item_id, 'quantity', quantity)
    order by created_at, id)
  from cart_lines`;

const ORDERS = `
  select json_agg(json_build_object(
    'id', o.id, 'customerId', o.customer_id, 'status', o.status, 'total', o.total,
    'refundedByProvider', o.refunded_by_provider, 'key', o.idempotency_key,
    'fingerprint', o.cart_fingerprint, 'token', o.snap_token, 'expiresAt', o.expires_at, 'payableUntil', o.payable_until, 'createdAt', o.created_at,
    'lines', (
      select json_agg(json_build_object('cartLineId', l.cart_line_id, 'itemId', l.item_id,
        'quantity', l.quantity, 'price', l.price) order by l.position)
      from order_lines l where l.order_id = o.id))
    order by o.created_at, o.id)
  from orders o`;

const ADDRESSED = `select json_agg(customer_id) from addresses`;

const BOOKS = `
  select json_build_object(
    'items', coalesce((${ITEMS}), '[]'), 'lines', coalesce((${LINES}), '[]'),
    'orders', coalesce((${ORDERS}), '[]'), 'addressed', coalesce((${ADDRESSED}), '[]')) as books`;

const rowsSchema = z.object({ rows: z.tuple([z.object({ books: booksSchema })]) });

/** Reads the database state in one query, without using the shop's code. */
export async function readDatabaseState(db: Database): Promise<DatabaseState> {
  return rowsSchema.parse(await db.execute(sql.raw(BOOKS))).rows[0].books;
}
