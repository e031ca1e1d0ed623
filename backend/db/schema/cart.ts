import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from './accounts';
import { items } from './catalogue';
import { moment } from './columns';

/** One line an item and customer. Prices are not kept here: the stock item's is read each time. */
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
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('cart_lines_customer_item').on(table.customerId, table.itemId),
    index('cart_lines_item').on(table.itemId),
    check('cart_lines_quantity', sql`${table.quantity} >= 1`),
  ],
);
