import { z } from 'zod';
import { addressSchema, storedAddressSchema } from './account';
import { fromWireOrder } from './order-names';
import { dateTimeSchema, fieldWithDefault, idSchema, optionalField, rupiahSchema, textOrEmpty } from './wire';

const orderLineSchema = z.object({
  id: idSchema,
  itemId: fieldWithDefault(idSchema, ''),
  itemName: z.string(),
  price: rupiahSchema,
  quantity: z.number().int().nonnegative(),
  sizeName: addition(z.string()),
  image: addition(z.string()),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

/**
 * An event of an order's timeline. The bundled product API sends `ORDER_EVENT_STATUSES`. Other statuses are kept as
 * received.
 */
const orderEventSchema = z.object({ status: z.string().min(1), at: dateTimeSchema });

/**
 * The shipment of an order (contract, Extensions). `status`: `unfulfilled`, `packed`, `shipped`, `delivered`,
 * `returned`.
 */
const fulfilmentSchema = z.object({
  status: z.string(),
  carrier: addition(z.string()),
  trackingNumber: addition(z.string()),
  /** Rendered as a link, so only http and https are allowed. */
  trackingUrl: addition(z.string().regex(/^https?:\/\//i)),
  shippedAt: addition(dateTimeSchema),
  deliveredAt: addition(dateTimeSchema),
  expectedAt: addition(dateTimeSchema),
});

/**
 * A payment that the customer has begun and the bank has not confirmed. `accounts` are the virtual accounts
 * or payment codes to pay to; `review` means that a card payment is under review.
 */
const pendingPaymentSchema = z.object({
  status: z.enum(['pending', 'review']),
  accounts: z
    .array(z.object({ bank: z.string(), number: z.string(), billerCode: addition(z.string()) }))
    .catch([]),
  /** The last moment at which the provider accepts the payment. */
  expiresAt: addition(dateTimeSchema),
});
export type PendingPayment = z.infer<typeof pendingPaymentSchema>;

const orderLinesSchema = z.array(orderLineSchema).nullish();

/** Parses an optional extension. Missing or malformed values become undefined instead of an error. */
function addition<S extends z.ZodType>(schema: S) {
  return optionalField(schema).catch(undefined);
}

/** An order on the wire. Its lines are under `transaction_items` or `transactionitem` (spec §3). */
export const wireOrderSchema = z
  .object({
    id: idSchema,
    customer_name: textOrEmpty,
    customer_email: textOrEmpty,
    status: z.string(),
    total: rupiahSchema,
    transaction_method: textOrEmpty,
    createdAt: fieldWithDefault(dateTimeSchema, ''),
    updatedAt: fieldWithDefault(dateTimeSchema, ''),
    snap_token: optionalField(z.string()),
    customer_phone: addition(z.string()),
    /** End of the payment window of a pending order. */
    expires_at: addition(dateTimeSchema),
    shipping: addition(storedAddressSchema),
    events: addition(z.array(orderEventSchema)),
    fulfilment: addition(fulfilmentSchema),
    /** Rupiah taken off the sum of the lines. */
    discount: addition(rupiahSchema),
    /** Rupiah that went back to the customer so far, by refunds or chargebacks. */
    refunded: addition(rupiahSchema),
    /** The payment that the bank has not confirmed. Sent only while the order is pending. */
    payment: addition(pendingPaymentSchema),
    transaction_items: orderLinesSchema,
    transactionitem: orderLinesSchema,
  })
  .transform(({ transaction_items, transactionitem, ...order }) => ({
    ...order,
    transaction_items: transaction_items ?? transactionitem ?? [],
  }));
export type WireOrder = z.infer<typeof wireOrderSchema>;

/** An order with the storefront's field names. Only responses of `/api` use the wire's names again. */
export const orderSchema = wireOrderSchema.transform(fromWireOrder);
export type Order = z.infer<typeof orderSchema>;

/** The response of `POST /api/transactions/create` (contract, Transactions). */
export const orderCreationResponseSchema = z.union([
  z.object({ status: z.literal('success'), data: z.object({ id: idSchema, snap_token: z.string().min(1) }) }),
  z.object({ status: z.literal('error'), errors: z.array(z.object({ msg: z.string() })).default([]) }),
]);

/** The order statuses of the bundled product API. Statuses of other servers are shown as received. */
export const ORDER_STATUSES = ['pending', 'paid', 'failed', 'expired', 'cancelled', 'refunded'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * The statuses of an order's timeline. `refunding`: a late payment is being refunded. `charged_back`: the
 * payer's bank has taken the whole payment back.
 */
export const ORDER_EVENT_STATUSES = [
  ...ORDER_STATUSES,
  'refunding',
  'partly_refunded',
  'partly_charged_back',
  'charged_back',
] as const;
export type OrderEventStatus = (typeof ORDER_EVENT_STATUSES)[number];

/** Orders per page of the history. */
const HISTORY_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;
const MAX_PAGE = 1_000_000;

export const orderHistoryQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(HISTORY_PAGE_SIZE),
});
export type OrderHistoryQuery = z.infer<typeof orderHistoryQuerySchema>;

/** A page of the caller's orders, newest first. `total` counts the orders of all pages. */
export type OrderHistory = { orders: Order[]; total: number };

/** The body of `POST /api/checkout`: the delivery address and the total in rupiah that the shopper saw. */
export const checkoutSchema = addressSchema.extend({ seenTotal: rupiahSchema.optional() });

/**
 * The cart as the shopper last saw it: its `cartVersion` and its total in rupiah, sent as headers of `POST
 * /api/transactions/create`. A server that supports them answers 409 if the cart has changed and names the
 * header in `errors[].path`. Other servers ignore the headers.
 */
export type SeenCart = { version?: string | undefined; total?: number | undefined };
export const CART_VERSION_HEADER = 'cart-version';
export const CART_TOTAL_HEADER = 'cart-total';

/** Header of `DELETE /api/cart/clear`: remove only the pieces of this order. Servers may ignore it. */
export const CLEAR_CART_ORDER_HEADER = 'transaction-id';

/**
 * The response of `POST /api/checkout`: the order id, its payment token, and whether the cart was cleared.
 */
export type CheckoutResult = { id: string; snapToken: string; cartCleared: boolean };
