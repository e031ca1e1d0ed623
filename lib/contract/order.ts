import { z } from 'zod';
import { addressSchema, shippingSchema } from './account';
import { orderOfWire } from './order-names';
import { idSchema, momentSchema, orElse, orUndefined, rupiahSchema, textOrEmpty } from './wire';

const orderLineSchema = z.object({
  id: idSchema,
  itemId: orElse(idSchema, ''),
  itemName: z.string(),
  price: rupiahSchema,
  quantity: z.number().int().nonnegative(),
  sizeName: addition(z.string()),
  image: addition(z.string()),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

/**
 * What an order's timeline tells, and when. `status` is one of the order's statuses, or `refunding`: money came after
 * the order had ended and is on its way back. Another server's words are kept as received.
 */
const orderEventSchema = z.object({ status: z.string().min(1), at: momentSchema });

/** How far an order's parcel is: `unfulfilled`, `packed`, `shipped`, `delivered`, `returned` (contract, Extensions). */
const fulfilmentSchema = z.object({
  status: z.string(),
  carrier: addition(z.string()),
  trackingNumber: addition(z.string()),
  /** It becomes a link: no other scheme may. */
  trackingUrl: addition(z.string().regex(/^https?:\/\//i)),
  shippedAt: addition(momentSchema),
  deliveredAt: addition(momentSchema),
  expectedAt: addition(momentSchema),
});

const orderLinesSchema = z.array(orderLineSchema).nullish();

/** An addition of ours: a server without it, or with something else under its name, is read all the same. */
function addition<S extends z.ZodType>(schema: S) {
  return orUndefined(schema).catch(undefined);
}

/** An order as it comes: its lines are under `transaction_items` or `transactionitem` (spec §3). */
export const wireOrderSchema = z
  .object({
    id: idSchema,
    customer_name: textOrEmpty,
    customer_email: textOrEmpty,
    status: z.string(),
    total: rupiahSchema,
    transaction_method: textOrEmpty,
    createdAt: orElse(momentSchema, ''),
    updatedAt: orElse(momentSchema, ''),
    snap_token: orUndefined(z.string()),
    customer_phone: addition(z.string()),
    /** Until when a pending order can be paid. */
    expires_at: addition(momentSchema),
    shipping: addition(shippingSchema),
    events: addition(z.array(orderEventSchema)),
    fulfilment: addition(fulfilmentSchema),
    /** Rupiah that were taken off the sum of the lines. */
    discount: addition(rupiahSchema),
    transaction_items: orderLinesSchema,
    transactionitem: orderLinesSchema,
  })
  .transform(({ transaction_items, transactionitem, ...order }) => ({
    ...order,
    transaction_items: transaction_items ?? transactionitem ?? [],
  }));
export type WireOrder = z.infer<typeof wireOrderSchema>;

/** The same under the storefront's names: the wire's end here (and begin again in the answers of `/api`). */
export const orderSchema = wireOrderSchema.transform(orderOfWire);
export type Order = z.infer<typeof orderSchema>;

/** `POST /api/transactions/create` answers either of these (contract, Transactions). */
export const transactionAnswerSchema = z.union([
  z.object({ status: z.literal('success'), data: z.object({ id: idSchema, snap_token: z.string().min(1) }) }),
  z.object({ status: z.literal('error'), errors: z.array(z.object({ msg: z.string() })).default([]) }),
]);

/** The statuses of the bundled product API's machine. Another server's are shown as received. */
export const ORDER_STATUSES = ['pending', 'paid', 'failed', 'expired', 'cancelled', 'refunded'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const ORDER_EVENTS = [...ORDER_STATUSES, 'refunding'] as const;
export type OrderEventStatus = (typeof ORDER_EVENTS)[number];

/** Orders a page of the history. */
const HISTORY_PAGE_SIZE = 20;
const PAGE_SIZE_MAX = 100;
const PAGE_MAX = 1_000_000;

export const historyQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(PAGE_MAX).default(1),
  pageSize: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(HISTORY_PAGE_SIZE),
});
export type HistoryQuery = z.infer<typeof historyQuerySchema>;

/** A page of the caller's orders, newest first, and how many there are on all pages. */
export type OrderHistory = { orders: Order[]; total: number };

/** What PAY sends: where the goods go, and the sum the shopper saw, which the cart must still have. */
export const checkoutSchema = addressSchema.extend({ seenTotal: rupiahSchema.optional() });

/**
 * The cart that an order is to be made of, as `GET /api/cart` has told it: its version (`cartVersion`) and its sum in rupiah. Sent as
 * headers of `POST /api/transactions/create`: an addition of ours, which a server that does not know it ignores. One that does
 * answers 409 when the cart is another by now, and names the header in `errors[].path`.
 */
export type SeenCart = { version?: string | undefined; total?: number | undefined };
export const SEEN_VERSION_HEADER = 'cart-version';
export const SEEN_TOTAL_HEADER = 'cart-total';

/** Of `DELETE /api/cart/clear`: the order whose pieces are to go, and no others. An addition of ours, too. */
export const CLEARED_ORDER_HEADER = 'transaction-id';

/** What `POST /api/checkout` answers: the order, the token of its payment, and whether the cart is empty now. */
export type CheckoutResult = { id: string; snapToken: string; cartCleared: boolean };
