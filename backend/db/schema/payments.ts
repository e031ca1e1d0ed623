import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { checkNotNegative, requestIdColumn, rupiahColumn, timestampColumn } from './columns';
import { orders } from './orders';

/**
 * The journal of the payment provider's reports and their effects on orders. Rows are never changed or
 * deleted, so that staff can look up late payments.
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
    /** Tells if the report came as a notification or as the response to a status request. */
    source: text('source', { enum: ['notification', 'status'] }).notNull(),
    /**
     * The meaning of the report: `paid`, `denied`, …, or `mismatch` if the amount or currency differs from
     * the order.
     */
    verdict: text('verdict').notNull(),
    /**
     * `applied`: the report changed the order. `noted`: it had no effect. `late`: it came too late, because
     * the order had ended.
     */
    effect: text('effect', { enum: ['applied', 'noted', 'late'] }).notNull(),
    receivedAt: timestampColumn('received_at').notNull(),
  },
  (table) => [index('payment_notifications_order').on(table.orderId, table.transactionId)],
);

/**
 * Actions at the payment provider: `end` stops a payment that is no longer wanted, `refund` returns its
 * money.
 */
export const PAYMENT_ACTIONS = ['end', 'refund'] as const;

/**
 * The payment outbox. A call to the payment provider is stored in the transaction that requires it, and is
 * delivered at least once.
 */
export const paymentOutbox = pgTable(
  'payment_errands',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    action: text('errand', { enum: PAYMENT_ACTIONS }).notNull(),
    /** The time of the next attempt. Null once the action is done. */
    dueAt: timestampColumn('due_at'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: timestampColumn('created_at').notNull(),
    doneAt: timestampColumn('done_at'),
    requestId: requestIdColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.action] }),
    index('payment_errands_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    check('payment_errands_errand', sql`${table.action} in ('end', 'refund')`),
  ],
);

/** Payment sessions of the development provider, one per order. Midtrans stores its own sessions. */
export const developmentPayments = pgTable(
  'development_payments',
  {
    token: text('token').primaryKey(),
    orderId: text('order_id').notNull().unique(),
    amount: rupiahColumn('amount').notNull(),
    /** The end of the payment session. */
    expiresAt: timestampColumn('expires_at').notNull(),
    /** When the shop ended the session. Null if the shop has not ended it. */
    endedAt: timestampColumn('ended_at'),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [check('development_payments_amount', checkNotNegative(table.amount))],
);

/** The statuses of a charge at Midtrans. `challenge` is a capture that needs a manual decision. */
const CHARGE_STATUSES = [
  'capture',
  'settlement',
  'challenge',
  'deny',
  'failure',
  'pending',
  'expire',
  'cancel',
  'refund',
] as const;

/** Payment attempts at the development provider. At most one attempt per session takes money. */
export const developmentCharges = pgTable(
  'development_charges',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => developmentPayments.orderId, { onDelete: 'cascade' }),
    status: text('status', { enum: CHARGE_STATUSES }).notNull(),
    paymentType: text('payment_type').notNull(),
    /** The first eight and last four digits of the card. No other card data is stored. */
    maskedCard: text('masked_card'),
    virtualAccount: text('virtual_account'),
    position: integer('position').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    /**
     * When the shop accepted the notification of the current status. While this is null, the notification is
     * sent again.
     */
    notifiedAt: timestampColumn('notified_at'),
  },
  (table) => [
    uniqueIndex('development_charges_order').on(table.orderId, table.position),
    uniqueIndex('development_charges_capture')
      .on(table.orderId)
      .where(sql`${table.status} in ('capture', 'settlement')`),
    index('development_charges_unsent').on(table.createdAt).where(sql`${table.notifiedAt} is null`),
    check(
      'development_charges_status',
      sql`${table.status} in ('capture', 'settlement', 'challenge', 'deny', 'failure', 'pending', 'expire', 'cancel', 'refund')`,
    ),
  ],
);

/**
 * Values that the shop stores for itself: the mark of a seeded database, and the signing key of the
 * development payment provider.
 */
export const keyValues = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
