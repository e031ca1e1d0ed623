import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from './accounts';
import { items } from './catalogue';
import { checkNotNegative, rupiahColumn, timestampColumn } from './columns';

/** Cart lines, one per item and customer. The price of a line is the current price of the item. */
export const cartLines = pgTable(
  'cart_lines',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    itemId: text('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    /** The price when the customer last added the item. Null in lines from before this column existed. */
    addedPrice: rupiahColumn('added_price'),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('cart_lines_customer_item').on(table.customerId, table.itemId),
    index('cart_lines_item').on(table.itemId),
    check('cart_lines_quantity', sql`${table.quantity} >= 1`),
    check('cart_lines_added_price', checkNotNegative(table.addedPrice)),
  ],
);

/** The idempotency keys of additions in the last 24 hours. They identify retries. */
export const cartAdditions = pgTable(
  'cart_additions',
  {
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** A hash of the addition. Null for keys from before this column existed. */
    additionHash: text('addition_hash'),
    addedAt: timestampColumn('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.key] }),
    index('cart_additions_added').on(table.addedAt),
  ],
);
