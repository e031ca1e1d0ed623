import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  getNewCustomerPieceLimit,
  MAX_NEW_CUSTOMER_PIECES,
  MAX_UNPAID_ORDERS,
} from '@/backend/orders/unpaid-limits';
import { cartVersion } from '@/lib/contract/cart';
import { getCartLines } from './cart-actions';
import type { DatabaseState, OrderRow } from './database-state';
import type { Customer } from './seed-shop';
import type { IdempotencyKeyKind } from './steps';
import type { TestAction, TestWorld } from './test-world';

const createdSchema = z.object({ data: z.object({ id: z.string(), snap_token: z.string() }) });
const LIVING = ['pending', 'paid', 'refunded'];
const NOT_CONFIRMED = 503;
const CHANGED = 409;

/** Returns the cart as a shopper sees it. */
export function getSeenCart(world: TestWorld, customer: Customer) {
  const lines = getCartLines(world, customer);
  const prices = new Map(world.books.items.map(({ id, price }) => [id, price]));
  return {
    lines,
    total: lines.reduce((sum, line) => sum + line.quantity * (prices.get(line.itemId) ?? 0), 0),
  };
}
type Seen = ReturnType<typeof getSeenCart>;

/**
 * Returns the idempotency key of a checkout. For the kind `cart`, the key is a hash of the cart that the
 * shopper saw, as in the storefront, or the previous key if that cart is empty.
 */
function keyOf(
  world: TestWorld,
  customer: Customer,
  kind: IdempotencyKeyKind,
  { lines }: Seen,
): string | undefined {
  const last = world.lastKeys.get(customer.id);
  const ofCart = createHash('sha256').update(JSON.stringify(lines)).digest('hex');
  switch (kind) {
    case 'none':
      return undefined;
    case 'other':
      return randomUUID();
    case 'last':
      return last;
    case 'cart':
      return lines.length === 0 ? last : ofCart;
  }
}

/** Returns true if the lines equal those of the customer's current cart. */
function isCart(
  goods: { id: string; itemId: string; quantity: number }[],
  world: TestWorld,
  customer: Customer,
) {
  const facts = (lines: typeof goods) =>
    lines.map(({ id, itemId, quantity }) => `${id} ${itemId} ${quantity}`).toSorted();
  return facts(goods).join() === facts(getCartLines(world, customer)).join();
}

/**
 * Returns the order that a checkout repeats, if any. An order is found by its key, or by the current cart if
 * the shopper saw the current cart.
 */
function repeated(world: TestWorld, customer: Customer, key: string | undefined, isUnseen: boolean) {
  const own = world.books.orders.filter(({ customerId }) => customerId === customer.id);
  const byKey = own.find((order) => key && order.key === key && LIVING.includes(order.status));
  if (byKey || isUnseen) return byKey;
  const isOfCart = ({ lines }: OrderRow) =>
    isCart(
      lines.map((line) => ({ ...line, id: line.cartLineId })),
      world,
      customer,
    );
  return own.find((order) => order.status === 'pending' && isOfCart(order));
}

const countPieces = (lines: { quantity: number }[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Returns true when this cart would exceed the pieces of an item that all customers without a paid order may
 * reserve together.
 */
function exceedsItemLimit(world: TestWorld, customer: Customer, open: OrderRow[]): boolean {
  const payers = new Set(
    world.books.orders.filter(({ status }) => status === 'paid').map(({ customerId }) => customerId),
  );
  if (payers.has(customer.id)) return false;
  const heldByNew = open.filter(({ customerId }) => !payers.has(customerId)).flatMap(({ lines }) => lines);
  const stock = new Map(world.books.items.map((item) => [item.id, item.stock]));
  return getCartLines(world, customer).some(({ itemId, quantity }) => {
    const held = countPieces(heldByNew.filter((line) => line.itemId === itemId));
    return held + quantity > getNewCustomerPieceLimit((stock.get(itemId) ?? 0) + held);
  });
}

/**
 * Returns the possible HTTP statuses if a checkout of the current cart must be rejected, otherwise an empty
 * list.
 */
function rejectionsOf(world: TestWorld, customer: Customer): number[] {
  const lines = getCartLines(world, customer);
  if (lines.length === 0) return [409, 422];
  if (!world.books.addressed.includes(customer.id)) return [422];
  const stock = new Map(world.books.items.map((item) => [item.id, item.stock]));
  if (lines.some(({ itemId, quantity }) => quantity > (stock.get(itemId) ?? 0))) return [409];
  const open = world.books.orders.filter(({ status }) => status === 'pending');
  const unpaid = open.filter(({ customerId }) => customerId === customer.id);
  const pieces = countPieces([...lines, ...unpaid.flatMap((order) => order.lines)]);
  if (unpaid.length >= MAX_UNPAID_ORDERS || pieces > MAX_NEW_CUSTOMER_PIECES) return [422];
  return exceedsItemLimit(world, customer, open) ? [409] : [];
}

/** Returns the headers that describe the cart that the shopper saw. */
async function seenHeaders({ lines, total }: Seen) {
  return { 'cart-version': await cartVersion(lines), 'cart-total': String(total) };
}

/** Sends a checkout. @param sent the idempotency key, and in `seen` the cart that the headers describe */
async function sendCheckout(
  world: TestWorld,
  customer: Customer,
  sent: { key: string | undefined; seen: Seen | undefined },
) {
  const { key, seen } = sent;
  if (key !== undefined) world.lastKeys.set(customer.id, key);
  const headers = {
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(seen && (await seenHeaders(seen))),
  };
  return world.call('POST', '/api/transactions/create', { token: customer.token, headers });
}

/**
 * Returns true for a pending order of the current cart whose total differs from the total that the shopper
 * saw.
 */
function hasOtherTotal(order: OrderRow, { total }: Seen, world: TestWorld, customer: Customer): boolean {
  if (order.status !== 'pending' || order.total === total) return false;
  return isCart(
    order.lines.map((line) => ({ ...line, id: line.cartLineId })),
    world,
    customer,
  );
}

/**
 * Checks out although an order with another total than the shopper saw exists. The checkout replaces that
 * order or is rejected.
 */
function replace(
  world: TestWorld,
  customer: Customer,
  { key, seen, order }: { key: string | undefined; seen: Seen; order: OrderRow },
): TestAction {
  const isIt = ({ id }: OrderRow) => id === order.id;
  return {
    statuses: [200, 409, 422, NOT_CONFIRMED],
    cause: { buyers: [customer.id], touches: isIt, cancels: isIt },
    run: () => sendCheckout(world, customer, { key, seen }),
    verify: ({ json }, after: DatabaseState) => {
      const { id } = createdSchema.parse(json).data;
      expect(after.orders.find((made) => made.id === id)).toMatchObject({ total: seen.total });
      world.count('replaced');
    },
  };
}

/**
 * Creates an order from the cart, or finds the order that an earlier call with the same key or cart created.
 * @param seen the cart that the shopper saw, which may have changed since. Only a checkout of kind `cart`
 * sends it to the API.
 */
export function checkOut(
  world: TestWorld,
  customer: Customer,
  kind: IdempotencyKeyKind,
  seen: Seen = getSeenCart(world, customer),
): TestAction {
  const key = keyOf(world, customer, kind, seen);
  const isTold = kind === 'cart';
  const isUnseen = isTold && !isCart(seen.lines, world, customer);
  const repeat = repeated(world, customer, key, isUnseen);
  if (repeat && isTold && hasOtherTotal(repeat, seen, world, customer))
    return replace(world, customer, { key, seen, order: repeat });
  const unmade = isUnseen ? [CHANGED] : rejectionsOf(world, customer);
  const rejections = repeat ? [] : unmade;
  const isSilent = (world.bank.isDown || world.bank.isMute) && !repeat?.token;
  return {
    statuses: rejections.length > 0 ? rejections : [isSilent ? NOT_CONFIRMED : 200],
    cause: rejections.length > 0 || repeat ? {} : { buyers: [customer.id] },
    run: () => sendCheckout(world, customer, { key, seen: isTold ? seen : undefined }),
    verify: ({ json }, after: DatabaseState) => {
      const { id, snap_token: token } = createdSchema.parse(json).data;
      if (repeat) expect(id).toBe(repeat.id);
      expect(after.orders.find((order) => order.id === id)).toMatchObject({ customerId: customer.id, token });
    },
  };
}
