import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { UNPAID_ORDERS_MAX, UNPAID_PIECES_MAX } from '@/backend/orders/create-order';
import { expireOrders, reconcileOrders } from '@/backend/orders/order-jobs';
import { runPaymentOutbox } from '@/backend/orders/run-payment-outbox';
import { notificationOf } from '@/backend/test/fake-provider';
import { cartVersion } from '@/lib/contract/cart';
import type { Books, Order } from './books';
import { linesOf, nth } from './cart-actions';
import type { Customer } from './shop-floor';
import type { Key } from './steps';
import type { Action, World } from './world';

const createdSchema = z.object({ data: z.object({ id: z.string(), snap_token: z.string() }) });
const LIVING = ['pending', 'paid', 'refunded'];
const TAKEN = [200];
const NOT_CONFIRMED = 503;
const CHANGED = 409;

/** Returns the cart as a shopper sees it. */
export function look(world: World, customer: Customer) {
  const lines = linesOf(world, customer);
  const prices = new Map(world.books.items.map(({ id, price }) => [id, price]));
  return {
    lines,
    total: lines.reduce((sum, line) => sum + line.quantity * (prices.get(line.itemId) ?? 0), 0),
  };
}
type Seen = ReturnType<typeof look>;

/** Returns the key that a storefront would send: that of the seen cart, or the previous one if the cart is empty. */
function keyOf(world: World, customer: Customer, kind: Key, { lines }: Seen): string | undefined {
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

/** Returns whether the lines are those of the current cart. */
function isCart(goods: { id: string; itemId: string; quantity: number }[], world: World, customer: Customer) {
  const facts = (lines: typeof goods) =>
    lines.map(({ id, itemId, quantity }) => `${id} ${itemId} ${quantity}`).toSorted();
  return facts(goods).join() === facts(linesOf(world, customer)).join();
}

/**
 * Returns the order that a checkout repeats, if any. For another cart than the current one, only the key
 * identifies it.
 */
function repeated(world: World, customer: Customer, key: string | undefined, isUnseen: boolean) {
  const own = world.books.orders.filter(({ customerId }) => customerId === customer.id);
  const byKey = own.find((order) => key && order.key === key && LIVING.includes(order.status));
  if (byKey || isUnseen) return byKey;
  const isOfCart = ({ lines }: Order) =>
    isCart(
      lines.map((line) => ({ ...line, id: line.cartLineId })),
      world,
      customer,
    );
  return own.find((order) => order.status === 'pending' && isOfCart(order));
}

function isWaiting({ customerId, status }: Order, customer: Customer): boolean {
  return customerId === customer.id && status === 'pending';
}

function refusalsOf(world: World, customer: Customer): number[] {
  const lines = linesOf(world, customer);
  if (lines.length === 0) return [409, 422];
  if (!world.books.addressed.includes(customer.id)) return [422];
  const stock = new Map(world.books.items.map((item) => [item.id, item.stock]));
  if (lines.some(({ itemId, quantity }) => quantity > (stock.get(itemId) ?? 0))) return [409];
  const unpaid = world.books.orders.filter((order) => isWaiting(order, customer));
  const pieces = [lines, ...unpaid.map((order) => order.lines)]
    .flat()
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return unpaid.length >= UNPAID_ORDERS_MAX || pieces > UNPAID_PIECES_MAX ? [422] : [];
}

/** The headers with the cart that the shopper saw. */
async function seenHeaders({ lines, total }: Seen) {
  return { 'cart-version': await cartVersion(lines), 'cart-total': String(total) };
}

/**
 * Creates an order from the cart, or finds the one that the same call has created before.
 * @param seen the cart that the shopper saw, which may have changed. Other clients do not send it.
 */
export function checkOut(
  world: World,
  customer: Customer,
  kind: Key,
  seen: Seen = look(world, customer),
): Action {
  const key = keyOf(world, customer, kind, seen);
  const isTold = kind === 'cart';
  const isUnseen = isTold && !isCart(seen.lines, world, customer);
  const repeat = repeated(world, customer, key, isUnseen);
  const unmade = isUnseen ? [CHANGED] : refusalsOf(world, customer);
  const refusals = repeat ? [] : unmade;
  const isSilent = (world.bank.isDown || world.bank.isMute) && !repeat?.token;
  return {
    statuses: refusals.length > 0 ? refusals : [isSilent ? NOT_CONFIRMED : 200],
    cause: refusals.length > 0 || repeat ? {} : { buyers: [customer.id] },
    run: async () => {
      if (key !== undefined) world.lastKeys.set(customer.id, key);
      return world.call('POST', '/api/transactions/create', {
        token: customer.token,
        headers: {
          ...(key !== undefined && { 'idempotency-key': key }),
          ...(isTold && (await seenHeaders(seen))),
        },
      });
    },
    verify: ({ json }, after: Books) => {
      const { id, snap_token: token } = createdSchema.parse(json).data;
      if (repeat) expect(id).toBe(repeat.id);
      expect(after.orders.find((order) => order.id === id)).toMatchObject({ customerId: customer.id, token });
    },
  };
}

/** Delivers a notification of the bank, possibly keeping it for another delivery. */
export function deliver(world: World, index: number, again: boolean): Action[] {
  const notification = nth(world.bank.notifications, index);
  if (!notification) return [];
  if (!again) world.bank.notifications.splice(index % world.bank.notifications.length, 1);
  return [
    {
      statuses: [200, NOT_CONFIRMED],
      cause: { touches: ({ id }) => id === notification.orderId },
      run: () => world.call('POST', '/api/transactions/notification', { body: notification.body }),
    },
  ];
}

/** Delivers a notification that the bank has not written, or a changed one. */
export function forge(world: World, index: number, how: string, event: string): Action[] {
  const order = nth(world.books.orders, index);
  if (!order) return [];
  const part = { transaction_status: event };
  const { id, total } = order;
  const notifications: Record<string, { body: unknown; statuses: number[] }> = {
    signature: { body: notificationOf(order, { ...part, signature_key: 'f'.repeat(128) }), statuses: [403] },
    amount: { body: notificationOf({ id, total: total + 1 }, part), statuses: [422] },
    stranger: { body: notificationOf({ id: `${id}0`, total }, part), statuses: [404] },
    untrue: { body: notificationOf(order, part), statuses: [200, NOT_CONFIRMED] },
  };
  const { body, statuses = [] } = notifications[how] ?? {};
  return [
    {
      statuses,
      // A notification with a valid signature makes the shop request the status from the bank.
      cause: how === 'untrue' ? { touches: (known) => known.id === id } : {},
      run: () => world.call('POST', '/api/transactions/notification', { body }),
    },
  ];
}

/** The jobs of the shop. */
export const ROUNDS = { reconcile: reconcileOrders, expire: expireOrders, outbox: runPaymentOutbox };
export type Job = keyof typeof ROUNDS;
export const JOBS: Job[] = ['reconcile', 'expire', 'outbox'];

/** Runs a round of a job. */
export function work({ dependencies }: World, job: Job): Action {
  return {
    statuses: TAKEN,
    cause: { touches: () => true },
    run: async () => ({ status: 200, json: await ROUNDS[job](dependencies) }),
  };
}

function cancellation({ status }: Order, isOwn: boolean): number[] {
  if (!isOwn) return [404];
  return status === 'pending' ? [200, 409] : [409];
}

/** Cancels an order, which may belong to another customer or have ended. */
export function cancel(world: World, customer: Customer, index: number): Action[] {
  const order = nth(world.books.orders, index);
  if (!order) return [];
  const { id } = order;
  const isOwn = order.customerId === customer.id;
  return [
    {
      statuses: cancellation(order, isOwn),
      // The shop requests the status from the bank, because a payment may have arrived.
      cause: isOwn ? { touches: (known) => known.id === id, cancels: (known) => known.id === id } : {},
      run: () => world.call('POST', `/api/transactions/${id}/cancel`, { token: customer.token }),
    },
  ];
}
