import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, notNegative, rupiah } from './columns';
import { orders } from './orders';

/** Every notification of the payment provider, once: a repeat has the same fingerprint and changes nothing. */
export const paymentNotifications = pgTable(
  'payment_notifications',
  {
    /** SHA-256 of what makes it the same message: order, transaction, status, time. */
    fingerprint: text('fingerprint').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    transactionStatus: text('transaction_status').notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    /** Whether the order's status changed by it. */
    applied: boolean('applied').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('payment_notifications_order').on(table.orderId)],
);

/** What the development payment provider knows of its payments; the real provider keeps its own. */
export const developmentPayments = pgTable(
  'development_payments',
  {
    token: text('token').primaryKey(),
    orderId: text('order_id').notNull().unique(),
    transactionId: text('transaction_id').notNull().unique(),
    amount: rupiah('amount').notNull(),
    state: text('state', { enum: ['open', 'pending', 'settlement', 'deny', 'expire', 'cancel', 'refund'] })
      .notNull()
      .default('open'),
    paymentType: text('payment_type'),
    /** What the payment page shows: lines and customer, as they were handed over. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    check('development_payments_amount', notNegative(table.amount)),
    check(
      'development_payments_state',
      sql`${table.state} in ('open', 'pending', 'settlement', 'deny', 'expire', 'cancel', 'refund')`,
    ),
  ],
);

/** What the API remembers of itself, such as the development provider's server key. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
