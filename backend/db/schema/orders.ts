import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { LOCALES } from '@/lib/contract/locale';
import { ORDER_EVENT_STATUSES, ORDER_STATUSES, type PendingPayment } from '@/lib/contract/order';
import { customers } from './accounts';
import { checkNotNegative, rupiahColumn, timestampColumn } from './columns';

/**
 * Orders. An order keeps the customer's data and address, and the names and prices of its items, as they were
 * at the checkout.
 */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    /** Null if the customer was erased. The name, email, phone and address of the order are then empty. */
    customerId: text('customer_id').references(() => customers.id),
    status: text('status', { enum: ORDER_STATUSES }).notNull(),
    /** The language in which the order was placed. The emails about the order use the same language. */
    locale: text('locale', { enum: LOCALES }).notNull().default('en'),
    total: rupiahColumn('total').notNull(),
    /** The provider's name of the payment method. Null until the provider reports a method. */
    transactionMethod: text('transaction_method'),
    /** The pending payment as the provider last reported it. Null if there is none. */
    payment: jsonb('payment').$type<PendingPayment>(),
    /** Rupiah that the provider reports as refunded or charged back, in total. */
    refundedByProvider: rupiahColumn('refunded_by_provider').notNull().default(0),
    /** Rupiah that staff gave back by hand and recorded (`npm run payments`), in total. */
    refundedByHand: rupiahColumn('refunded_by_hand').notNull().default(0),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    customerPhone: text('customer_phone').notNull(),
    receiptName: text('receipt_name').notNull(),
    address: text('address').notNull(),
    city: text('city').notNull(),
    province: text('province').notNull(),
    postalCode: text('postal_code').notNull(),
    /**
     * The idempotency key of the checkout. A retry with the key finds this order, unless the order ended
     * unpaid.
     */
    idempotencyKey: text('idempotency_key'),
    /**
     * A hash of the cart's lines. With it, a retry without a key finds the pending order. The column in the
     * database keeps its former name.
     */
    cartVersion: text('cart_fingerprint').notNull(),
    snapToken: text('snap_token'),
    /** The end of the stock reservation of an unpaid order. A pending payment extends it. */
    expiresAt: timestampColumn('expires_at').notNull(),
    /**
     * The end of the payment session. Null in old orders, whose session ends 24 hours after the order was
     * placed.
     */
    payableUntil: timestampColumn('payable_until'),
    /** True if the order was cancelled because prices had changed and a new checkout replaced it. */
    isReplaced: boolean('is_replaced').notNull().default(false),
    /** When the payment provider last responded to a status request about the order. */
    checkedAt: timestampColumn('checked_at'),
    /** When the provider is polled next. Null when the order is not polled any more. */
    checkDueAt: timestampColumn('check_due_at'),
    checkFailures: integer('check_failures').notNull().default(0),
    createdAt: timestampColumn('created_at').notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('orders_idempotency')
      .on(table.customerId, table.idempotencyKey)
      .where(sql`${table.status} in ('pending', 'paid', 'refunded')`),
    index('orders_customer_created').on(table.customerId, table.createdAt),
    index('orders_pending_expiry').on(table.expiresAt).where(sql`${table.status} = 'pending'`),
    index('orders_check_due').on(table.checkDueAt).where(sql`${table.checkDueAt} is not null`),
    check('orders_total', checkNotNegative(table.total)),
    check(
      'orders_status',
      sql`${table.status} in ('pending', 'paid', 'failed', 'expired', 'cancelled', 'refunded')`,
    ),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The cart line that was ordered. Paying the order removes its pieces from the cart. */
    cartLineId: text('cart_line_id').notNull(),
    /** Not a foreign key, because orders are kept when their items are removed from the catalogue. */
    itemId: text('item_id').notNull(),
    itemName: text('item_name').notNull(),
    sizeName: text('size_name').notNull(),
    price: rupiahColumn('price').notNull(),
    quantity: integer('quantity').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    index('order_lines_order').on(table.orderId),
    index('order_lines_item').on(table.itemId),
    check('order_lines_price', checkNotNegative(table.price)),
    check('order_lines_quantity', sql`${table.quantity} >= 1`),
  ],
);

/** The timelines of orders. Each status occurs at most once per order. */
export const orderEvents = pgTable(
  'order_events',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ORDER_EVENT_STATUSES }).notNull(),
    at: timestampColumn('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.status] })],
);
