import { getPaymentDeadline } from '@/backend/orders/order-status';
import { MAX_UNPAID_ORDERS, MAX_UNPAID_PIECES } from '@/backend/orders/unpaid-limits';
import type { OrderStatus } from '@/lib/contract/order';
import type { CartLineRow, DatabaseState, ItemRow, OrderRow } from './database-state';
import type { SimulatedBank } from './simulated-bank';

/** An expected cart line. The id of a new line is undefined, because the API chooses it. */
export type ExpectedLine = Omit<CartLineRow, 'id'> & { id: string | undefined };

/** The changes that a step may make. Everything else must stay the same. */
export type AllowedChanges = {
  /** The customers of the orders that may be created, one entry for each order. */
  buyers?: string[];
  /** Orders whose status may change. */
  touches?: (order: OrderRow) => boolean;
  /** Orders that may be cancelled, because a shopper has requested it. */
  cancels?: (order: OrderRow) => boolean;
  /**
   * The expected cart lines. If an order is paid in the same step, its pieces are removed from these lines.
   */
  lines?: ExpectedLine[];
  /** The expected items after an import. Orders of the same step change the stock of these items. */
  items?: ItemRow[];
};

type Step = {
  before: DatabaseState;
  after: DatabaseState;
  cause: AllowedChanges;
  bank: SimulatedBank;
  now: Date;
};
type Move = { order: OrderRow; from: OrderStatus; to: OrderStatus };

const ENDED: OrderStatus[] = ['failed', 'expired', 'cancelled'];

const byId = <T extends { id: string }>(rows: T[]) => new Map(rows.map((row) => [row.id, row]));

function movesOf({ before, after }: Step): Move[] {
  const now = byId(after.orders);
  return before.orders.flatMap((order) => {
    const to = now.get(order.id)?.status;
    if (to === undefined) throw new Error(`Order ${order.id} has vanished`);
    return to === order.status ? [] : [{ order, from: order.status, to }];
  });
}

/** Returns true if the bank's records, a deadline or a cancellation justify a transition. */
function isTrue({ order, from, to }: Move, { bank, cause, now }: Step): boolean {
  const money = bank.moneyOf(order.id);
  const latest = bank.latest(order.id);
  switch (to) {
    case 'paid':
      return money > 0 && money + bank.returnedOf(order.id) === order.total;
    case 'failed':
      return latest === 'failed' || latest === 'denied';
    case 'expired':
      return latest === 'expired' || now >= order.expiresAt;
    case 'cancelled':
      return latest === 'cancelled' || cause.cancels?.(order) === true;
    case 'refunded':
      return money === 0 && bank.timesTaken(order.id) === 1;
    case 'pending':
      return from === 'pending';
  }
}

/**
 * Returns true when an order is cancelled because a late payment has reopened another order of the same cart
 * or key.
 */
function yieldsToTwin({ order, to }: Move, moves: Move[]): boolean {
  const isTwin = (other: Move) =>
    other.to === 'paid' &&
    other.order.customerId === order.customerId &&
    (other.order.fingerprint === order.fingerprint || (order.key !== null && other.order.key === order.key));
  return to === 'cancelled' && moves.some(isTwin);
}

function expectMoves(step: Step, moves: Move[]): void {
  for (const move of moves) {
    const { order, from, to } = move;
    const yields = yieldsToTwin(move, moves);
    const touched = yields || step.cause.touches?.(order) === true;
    expect({ from, to, touched, isTrue: yields || isTrue(move, step) }).toEqual({
      from,
      to,
      touched: true,
      isTrue: true,
    });
    const known = from === 'pending' || ENDED.includes(from) ? from !== to : to === 'refunded';
    expect({ from, to, known }).toEqual({ from, to, known: true });
    if (ENDED.includes(from)) expect(['paid', 'refunded']).toContain(to);
  }
}

/**
 * Checks that a reservation is extended only because of a pending payment, and only until the payment
 * deadline.
 */
function expectHold(then: OrderRow, now: OrderRow | undefined, bank: SimulatedBank): void {
  if (now?.expiresAt.getTime() === then.expiresAt.getTime()) return;
  expect(bank.wasUnderWay(then.id)).toBe(true);
  expect(now?.expiresAt).toEqual(getPaymentDeadline(then));
}

/** Checks that lines, total and owner of an order have not changed. */
function expectFrozen({ before, after, bank }: Step): void {
  const facts = ({ id, customerId, total, fingerprint, lines }: OrderRow) => ({
    id,
    customerId,
    total,
    fingerprint,
    lines,
  });
  const now = byId(after.orders);
  const then = before.orders.map(facts);
  expect(before.orders.flatMap(({ id }) => now.get(id) ?? []).map(facts)).toEqual(then);
  for (const order of before.orders) {
    const { id, token } = order;
    if (token !== null) expect(now.get(id)?.token).toBe(token);
    expectHold(order, now.get(id), bank);
  }
}

const facts = ({ cartLineId, itemId, quantity }: OrderRow['lines'][number]) =>
  `${cartLineId} ${itemId} ${quantity}`;

function expectMade(order: OrderRow, { before, after }: Step): void {
  const cart = before.lines.filter(({ customerId }) => customerId === order.customerId);
  const wanted = cart.map(({ id, itemId, quantity }) =>
    facts({ cartLineId: id, itemId, quantity, price: 0 }),
  );
  expect(order.lines.map(facts).toSorted()).toEqual(wanted.toSorted());
  for (const { itemId, price } of order.lines) {
    const prices = [before, after].flatMap(({ items }) => byId(items).get(itemId)?.price ?? []);
    expect(prices).toContain(price);
  }
  expect(order.status).toBe('pending');
  expect(before.addressed).toContain(order.customerId);
}

function expectNew(step: Step): OrderRow[] {
  const known = byId(step.before.orders);
  const made = step.after.orders.filter(({ id }) => !known.has(id));
  for (const order of made) expectMade(order, step);
  const makers = made.map(({ customerId }) => customerId);
  expect(makers).toHaveLength(new Set(makers).size);
  for (const maker of makers) expect(step.cause.buyers ?? []).toContain(maker);
  return made;
}

/**
 * Returns the effect of a transition on stock: 1 if it returns the pieces of the order, -1 if it takes them,
 * otherwise 0. The refund of a paid order returns no pieces.
 */
function returned({ from, to }: Move): number {
  const shelved = (status: OrderStatus) => (ENDED.includes(status) || status === 'refunded' ? 1 : 0);
  if (from === 'paid') return 0;
  return shelved(to) - shelved(from);
}

function expectStock({ before, after, cause }: Step, made: OrderRow[], moves: Move[]): void {
  const stock = new Map((cause.items ?? before.items).map((item) => [item.id, item.stock]));
  const add = ({ lines }: OrderRow, share: number) => {
    for (const { itemId, quantity } of lines) {
      const left = stock.get(itemId);
      if (left !== undefined) stock.set(itemId, left + share * quantity);
    }
  };
  for (const order of made) add(order, -1);
  for (const move of moves) add(move.order, returned(move));
  expect(Object.fromEntries(after.items.map((item) => [item.id, item.stock]))).toEqual(
    Object.fromEntries(stock),
  );
  const prices = ({ id, price }: ItemRow) => `${id} ${price}`;
  expect(after.items.map(prices)).toEqual((cause.items ?? before.items).map(prices));
}

function takeOut(lines: ExpectedLine[], { order, to }: Move): ExpectedLine[] {
  if (to !== 'paid') return lines;
  const bought = new Map(order.lines.map(({ cartLineId, quantity }) => [cartLineId, quantity]));
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - (bought.get(line.id ?? '') ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

function expectCarts({ before, after, cause }: Step, moves: Move[]): void {
  const wanted = moves.reduce(takeOut, cause.lines ?? before.lines);
  const words = (id: string, { customerId, itemId, quantity }: ExpectedLine) =>
    `${id} ${customerId} ${itemId} ${quantity}`;
  const known = new Set(wanted.map(({ id }) => id));
  expect(after.lines.map((line) => words(known.has(line.id) ? line.id : 'new', line)).toSorted()).toEqual(
    wanted.map((line) => words(line.id ?? 'new', line)).toSorted(),
  );
}

const piecesOf = (orders: OrderRow[]) =>
  orders.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);

/** Checks the invariants, which hold after every step. */
function expectSound({ after, bank }: Step): void {
  for (const { stock } of after.items) expect(stock).toBeGreaterThanOrEqual(0);
  for (const { id, status, total, refundedByProvider, lines } of after.orders) {
    expect(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)).toBe(total);
    expect(bank.timesTaken(id)).toBeLessThanOrEqual(1);
    expect(refundedByProvider).toBeLessThanOrEqual(bank.returnedOf(id));
    if (status === 'refunded') expect(refundedByProvider).toBe(total);
    if (status === 'paid' && bank.moneyOf(id) === 0) expect(bank.timesTaken(id)).toBe(1);
  }
  const open = after.orders.filter(({ status }) => status === 'pending');
  for (const { customerId } of open) {
    const unpaid = open.filter((order) => order.customerId === customerId);
    expect(unpaid.length).toBeLessThanOrEqual(MAX_UNPAID_ORDERS);
    expect(piecesOf(unpaid)).toBeLessThanOrEqual(MAX_UNPAID_PIECES);
  }
  const carts = open.map(({ customerId, fingerprint }) => `${customerId} ${fingerprint}`);
  expect(carts).toHaveLength(new Set(carts).size);
}

/**
 * Checks the changes that a step made, and the invariants. @returns the transitions of orders, for statistics
 */
export function judgeStep(step: Step): Move[] {
  const moves = movesOf(step);
  expectFrozen(step);
  expectMoves(step, moves);
  const made = expectNew(step);
  expectStock(step, made, moves);
  expectCarts(step, moves);
  expectSound(step);
  return moves;
}
