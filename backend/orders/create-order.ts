import { and, desc, eq, gte, inArray, or, type SQL } from 'drizzle-orm';
import { findAddress } from '@/backend/accounts/profile';
import { lockCustomer, type Transaction } from '@/backend/db/database';
import { customers } from '@/backend/db/schema/accounts';
import { orders } from '@/backend/db/schema/orders';
import type { CrashPointHook } from '@/backend/dependencies';
import { Failure } from '@/backend/http/failure';
import orderTexts from '@/backend/messages/order.json' with { type: 'json' };
import type { LocalizedText } from '@/backend/messages/text';
import type { Address } from '@/lib/contract/account';
import { cartVersion } from '@/lib/contract/cart';
import { MAX_QUANTITY } from '@/lib/contract/limits';
import { CART_TOTAL_HEADER, CART_VERSION_HEADER, type SeenCart } from '@/lib/contract/order';
import type { Checkout } from './checkout';
import { STATUSES_KEEPING_IDEMPOTENCY_KEY } from './order-status';
import { enqueuePaymentEnd } from './payment-outbox';
import { deductStock, type LockedCartLine, lockCartLines, lockItemsOfLines } from './stock';
import { storeOrder, sumLinePrices } from './store-order';
import type { StoredOrder } from './stored-order';
import { transitionOrder } from './transition-order';
import { enforceUnpaidLimits, type HeavilyReservedItem } from './unpaid-limits';

/**
 * Rejects a checkout whose cart has changed since the shopper saw it. @throws Failure 409 that names the
 * request header that differs from the cart
 */
export function rejectChangedCart(path: string): never {
  throw new Failure(409, { text: orderTexts.cartChanged, path });
}

async function lockLatest(tx: Transaction, condition: SQL | undefined): Promise<StoredOrder | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(condition)
    .orderBy(desc(orders.createdAt))
    .limit(1)
    .for('update');
  return order;
}

/**
 * Finds and locks the order that a repeated request refers to: the pending, paid or refunded order with the
 * same key, otherwise the pending order of the same cart version. @throws Failure 409 if no order has the key
 * and the shopper saw another version of the cart
 */
async function findOpenOrder(
  tx: Transaction,
  call: Omit<Checkout, 'locale'> & { cartVersion: string },
): Promise<StoredOrder | undefined> {
  const { customerId, idempotencyKey: key, seen, cartVersion } = call;
  const own = eq(orders.customerId, customerId);
  if (key !== undefined) {
    const named = and(
      own,
      eq(orders.idempotencyKey, key),
      inArray(orders.status, STATUSES_KEEPING_IDEMPOTENCY_KEY),
    );
    const found = await lockLatest(tx, named);
    if (found) return found;
  }
  if (seen.version !== undefined && seen.version !== cartVersion) rejectChangedCart(CART_VERSION_HEADER);
  return lockLatest(tx, and(own, eq(orders.cartVersion, cartVersion), eq(orders.status, 'pending')));
}

/** Returns true when an order was created with the key, whatever its status. */
async function isKeyKnown(tx: Transaction, customerId: string, key: string): Promise<boolean> {
  const made = and(eq(orders.customerId, customerId), eq(orders.idempotencyKey, key));
  return (await tx.$count(orders, made)) > 0;
}

type Call = Checkout & {
  /** The id of a pending order that this call may cancel and replace. */
  replaces?: string | undefined;
  siteUrl: string;
  now: Date;
  atCrashPoint: CrashPointHook;
};

async function getCustomer(tx: Transaction, customerId: string) {
  const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId));
  if (!customer) throw new Error('The customer no longer exists');
  return customer;
}

function rejectLines(
  lines: LockedCartLine[],
  status: 409 | 422,
  textOf: (line: LockedCartLine) => LocalizedText,
): void {
  const reasons = lines.map((line) => {
    const { itemName: item, sizeName: size, stock: left } = line;
    return { text: textOf(line), values: { item, size, left, most: MAX_QUANTITY } };
  });
  if (reasons.length > 0) throw new Failure(status, reasons);
}

function requireSeenTotal(lines: LockedCartLine[], { total }: SeenCart): void {
  if (total !== undefined && total !== sumLinePrices(lines)) rejectChangedCart(CART_TOTAL_HEADER);
}

/**
 * Checks the quantities of an order. A line that is older than the limit may exceed MAX_QUANTITY. A line may
 * exceed the stock if pieces were sold since it was added.
 */
function requirePieces(lines: LockedCartLine[]): void {
  const tooMany = lines.filter(({ quantity }) => quantity > MAX_QUANTITY);
  rejectLines(tooMany, 422, () => orderTexts.tooMany);
  const short = lines.filter(({ quantity, stock }) => quantity > stock);
  rejectLines(short, 409, ({ stock }) => (stock === 0 ? orderTexts.soldOut : orderTexts.fewLeft));
}

/** Returns true for a pending order of this cart whose total differs from the total that the shopper saw. */
function hasUnseenTotal(order: StoredOrder, version: string, { total }: SeenCart): boolean {
  const isOfCart = order.status === 'pending' && order.cartVersion === version;
  return isOfCart && total !== undefined && total !== order.total;
}

const UNPAID_END_MEMORY_MS = 7 * 24 * 60 * 60_000;

/**
 * Counts the customer's orders of the last seven days that expired or that the customer cancelled, which
 * shorten the deadlines of the next order. An order that was replaced after a price change does not count.
 */
function countUnpaidEnds(tx: Transaction, customerId: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - UNPAID_END_MEMORY_MS);
  const own = and(eq(orders.customerId, customerId), gte(orders.createdAt, since));
  const cancelled = and(eq(orders.status, 'cancelled'), eq(orders.isReplaced, false));
  return tx.$count(orders, and(own, or(eq(orders.status, 'expired'), cancelled)));
}

/** Cancels an order because a new order with another total replaces it. */
async function cancelReplaced(tx: Transaction, order: StoredOrder, { now, siteUrl }: Call): Promise<void> {
  await transitionOrder(tx, order, { to: 'cancelled', now, siteUrl });
  await tx.update(orders).set({ isReplaced: true }).where(eq(orders.id, order.id));
  await enqueuePaymentEnd(tx, order.id, now);
}

type Created = {
  order: StoredOrder;
  /** The customer's current address, which may differ from that of the order. */
  address: Address | undefined;
  /** The found order is pending with another total than the shopper saw, so the shopper must not pay it. */
  hasUnseenTotal?: true;
  heldItems: HeavilyReservedItem[];
};

/**
 * Creates an order from the cart, or finds the order that a retried request refers to. Stores the order and
 * reserves its stock in the caller's transaction. Locks customer, cart lines, order and items, always in this
 * sequence. A key whose order ended unpaid creates a new order. @throws Failure 422 when something is missing
 * or too much; 409 when the cart, the goods or the order have changed
 */
export async function createOrder(tx: Transaction, call: Call): Promise<Created> {
  const { customerId, idempotencyKey, seen, replaces, atCrashPoint, locale, siteUrl, now } = call;
  // Concurrent calls of one customer wait for this lock. The second call of a double click then finds the
  // order of the first.
  await lockCustomer(tx, customerId);
  const customer = await getCustomer(tx, customerId);
  const cartLines = await lockCartLines(tx, customerId);
  const address = await findAddress(tx, customerId);
  const version = await cartVersion(cartLines);

  const open = await findOpenOrder(tx, { customerId, idempotencyKey, seen, cartVersion: version });
  if (open && !hasUnseenTotal(open, version, seen)) return { order: open, address, heldItems: [] };
  if (open && open.id !== replaces) return { order: open, address, hasUnseenTotal: true, heldItems: [] };
  if (open) await cancelReplaced(tx, open, call);

  const lines = await lockItemsOfLines(tx, cartLines);
  if (lines.length === 0) {
    const ended = idempotencyKey !== undefined && (await isKeyKnown(tx, customerId, idempotencyKey));
    throw ended ? new Failure(409, orderTexts.ended) : new Failure(422, orderTexts.emptyCart);
  }
  if (!address) throw new Failure(422, orderTexts.noAddress);
  // The courier needs the phone number, which is empty after a password reset that confirmed the address.
  if (customer.phone === '') throw new Failure(422, { text: orderTexts.noPhone, path: 'phone' });
  requireSeenTotal(lines, seen);
  requirePieces(lines);
  const { isNew, heldItems } = await enforceUnpaidLimits(tx, customerId, lines);

  await deductStock(tx, lines);
  await atCrashPoint('stock taken');
  const order = await storeOrder(tx, {
    locale,
    siteUrl,
    now,
    customer,
    address,
    lines,
    idempotencyKey,
    cartVersion: version,
    isNewCustomer: isNew,
    unpaidEnds: await countUnpaidEnds(tx, customerId, now),
  });
  await atCrashPoint('order stored');
  return { order, address, heldItems };
}
