import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, notNegative, rupiah } from './columns';
import { orders } from './orders';

/**
 * The journal of what the payment provider said and what was made of it. Nothing in it is ever changed, so money that
 * came too late for its order can be found here.
 */
export const paymentNotifications = pgTable(
  'payment_notifications',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    transactionId: text('transaction_id'),
    transactionStatus: text('transaction_status').notNull(),
    fraudStatus: text('fraud_status'),
    statusCode: text('status_code').notNull(),
    grossAmount: text('gross_amount').notNull(),
    paymentType: text('payment_type'),
    /** Sent by the provider, or its answer to a question of ours. */
    source: text('source', { enum: ['notification', 'status'] }).notNull(),
    /** What it meant: `paid`, `denied`, … or `mismatch` when amount or currency are not the order's. */
    verdict: text('verdict').notNull(),
    /** `applied` changed the order's status, `noted` did not, `late` would have but the order had ended. */
    effect: text('effect', { enum: ['applied', 'noted', 'late'] }).notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('payment_notifications_order').on(table.orderId, table.transactionId)],
);

/** The payment sessions of the development provider, one an order; the real provider keeps its own. */
export const developmentPayments = pgTable(
  'development_payments',
  {
    token: text('token').primaryKey(),
    orderId: text('order_id').notNull().unique(),
    amount: rupiah('amount').notNull(),
    /** From then on nobody can pay it any more. */
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [check('development_payments_amount', notNegative(table.amount))],
);

/** Every try to pay at the development provider; of one session at most one is taken. */
export const developmentCharges = pgTable(
  'development_charges',
  {
    /** The provider's transaction id. */
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => developmentPayments.orderId, { onDelete: 'cascade' }),
    status: text('status', { enum: ['capture', 'deny', 'pending'] }).notNull(),
    paymentType: text('payment_type').notNull(),
    /** First eight and last four digits; nothing else of a card is ever kept. */
    maskedCard: text('masked_card'),
    position: integer('position').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the shop took the notification; until then it is sent again. */
    notifiedAt: moment('notified_at'),
  },
  (table) => [
    uniqueIndex('development_charges_order').on(table.orderId, table.position),
    uniqueIndex('development_charges_capture').on(table.orderId).where(sql`${table.status} = 'capture'`),
    index('development_charges_unsent').on(table.createdAt).where(sql`${table.notifiedAt} is null`),
    check('development_charges_status', sql`${table.status} in ('capture', 'deny', 'pending')`),
  ],
);

/** What the API remembers of itself, such as the development provider's server key. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
