import type fc from 'fast-check';
import * as cart from './cart-actions';
import { checkOut, getSeenCart } from './checkout-action';
import type { OrderRow } from './database-state';
import { importStock } from './import-action';
import * as orders from './order-actions';
import { readCartAndOrders } from './read-action';
import type { BankEvent } from './simulated-bank';
import type { ConcurrentStep, ModelStep } from './steps';
import type { TestAction, TestWorld } from './test-world';

const twice = (actions: TestAction[], times: number) => (times === 2 ? [...actions, ...actions] : actions);

/** Returns the actions of a step that can run concurrently with other actions. */
function concurrentActions(step: ConcurrentStep, world: TestWorld): TestAction[] {
  switch (step.do) {
    case 'checkOut':
      return twice([checkOut(world, world.customer(step.who), step.key)], step.times);
    case 'deliver':
      return twice(orders.deliverNotification(world, step.notification, step.again), step.times);
    case 'work':
      return [orders.runOrderJob(world, step.job)];
    case 'cancel':
      return orders.cancelOrder(world, world.customer(step.who), step.order);
    case 'import':
      return importStock(world, step);
  }
}

/** Returns the actions of two steps that run concurrently. The response to each depends on which is first. */
function race(first: ConcurrentStep, second: ConcurrentStep, world: TestWorld): TestAction[] {
  const both = [
    ...concurrentActions(first, world),
    ...(first.do === 'import' && second.do === 'import' ? [] : concurrentActions(second, world)),
  ];
  return both.map(({ verify: _, ...action }) => ({ ...action, statuses: [200, 404, 409, 422, 503] }));
}

/**
 * Applies an event to the payment of an order. If the shopper has not received a payment token, payment is
 * impossible.
 */
function happenTo(order: OrderRow | undefined, event: BankEvent, { bank }: TestWorld): boolean {
  return order !== undefined && order.token !== null && bank.happen(order.id, event);
}

/** Runs a purchase with the requests of the storefront, from the product page to the payment. */
async function buy(step: ModelStep & { do: 'buy' }, world: TestWorld): Promise<void> {
  const customer = world.customer(step.who);
  await world.perform([cart.addToCart(world, customer, { ...step, again: false })]);
  await world.perform([checkOut(world, customer, 'cart')], step.crash);
  // After a crash the shopper has received no response, and retries.
  if (step.crash) await world.perform([checkOut(world, customer, 'cart')]);
  const latest = world.books.orders.findLast(({ customerId }) => customerId === customer.id);
  if (step.cleared && latest) await world.perform([cart.removeOrderedLines(world, customer, latest)]);
  if (happenTo(latest, step.payment, world) && step.isTold)
    await world.perform(
      orders.deliverNotification(world, world.bank.notifications.length - 1, false),
      step.crash,
    );
}

/** Checks out a cart that was changed in another tab after the shopper saw it. */
async function payOvertaken(step: ModelStep & { do: 'overtaken' }, world: TestWorld): Promise<void> {
  const customer = world.customer(step.who);
  const seen = getSeenCart(world, customer);
  await world.perform([cart.addToCart(world, customer, { ...step, again: false })]);
  await world.perform([checkOut(world, customer, 'cart', seen)]);
}

/** Adds pieces to the cart between the checkout and the removal of the ordered pieces. */
async function addBeforeClearing(step: ModelStep & { do: 'overtaken' }, world: TestWorld): Promise<void> {
  const customer = world.customer(step.who);
  await world.perform([checkOut(world, customer, 'cart')]);
  await world.perform([cart.addToCart(world, customer, { ...step, again: false })]);
  const latest = world.books.orders.findLast(({ customerId }) => customerId === customer.id);
  if (latest) await world.perform([cart.removeOrderedLines(world, customer, latest)]);
}

/** Changes the price of an ordered item before the payment. The shopper then checks out again. */
async function payRepriced(step: ModelStep & { do: 'reprice' }, world: TestWorld): Promise<void> {
  const customer = world.customer(step.who);
  await world.perform([cart.addToCart(world, customer, { ...step, quantity: 1, again: false })]);
  await world.perform([checkOut(world, customer, 'cart')]);
  await world.perform(importStock(world, { item: step.item, price: step.price, stock: undefined }));
  await world.perform([checkOut(world, customer, 'cart')]);
}

/** Pays an order, and then applies refunds or chargebacks whose notifications may be lost. */
async function payAndRefund(step: ModelStep & { do: 'refund' }, world: TestWorld): Promise<void> {
  const { who, events, isTold } = step;
  const goods = { do: 'buy', item: 0, quantity: 1, cleared: true, isTold: true, crash: undefined } as const;
  await buy({ ...goods, who, payment: 'card' }, world);
  const customer = world.customer(who);
  const index = world.books.orders.findLastIndex(({ customerId }) => customerId === customer.id);
  for (const event of ['settle', ...events] as const)
    if (happenTo(world.books.orders[index], event, world) && isTold)
      await world.perform(orders.deliverNotification(world, world.bank.notifications.length - 1, false));
}

const A_DAY_MS = 24 * 60 * 60_000;

/**
 * Pays an order by transfer or card just after the order has ended. The pieces of the order may have been
 * sold by then.
 */
async function payLate(step: ModelStep & { do: 'late' }, world: TestWorld): Promise<void> {
  const { who, quantity, end, rival, isTold } = step;
  const goods = { do: 'buy', item: 0, cleared: true, isTold: false, crash: undefined } as const;
  await buy({ ...goods, who, quantity, payment: end === 'cancel' ? 'declined' : 'transfer' }, world);
  const customer = world.customer(who);
  const index = world.books.orders.findLastIndex(({ customerId }) => customerId === customer.id);
  if (index < 0) return;
  if (end === 'cancel') await world.perform(orders.cancelOrder(world, customer, index));
  else {
    world.advance(A_DAY_MS);
    for (const job of ['reconcile', 'expire'] as const) await world.perform([orders.runOrderJob(world, job)]);
  }
  if (rival > 0) await buy({ ...goods, who: who + 1, quantity: rival, payment: 'card' }, world);
  const event = end === 'cancel' ? 'card' : 'settle';
  if (happenTo(world.books.orders[index], event, world) && isTold)
    await world.perform(orders.deliverNotification(world, world.bank.notifications.length - 1, false));
}

/**
 * Applies a step that sends no request to the shop: an event at the bank, a lost notification, a pause or an
 * outage.
 */
function outside(step: ModelStep, world: TestWorld): void {
  const { bank } = world;
  if (step.do === 'bank') happenTo(cart.getElementModulo(world.books.orders, step.order), step.event, world);
  if (step.do === 'lose')
    bank.notifications.splice(step.notification % Math.max(1, bank.notifications.length), 1);
  if (step.do === 'wait') world.advance(step.ms);
  if (step.do === 'outage') Object.assign(bank, { isDown: step.isDown, isMute: step.isMute });
}

function actionsOf(step: ModelStep, world: TestWorld): TestAction[] {
  switch (step.do) {
    case 'add':
      return [cart.addToCart(world, world.customer(step.who), step)];
    case 'change':
      return [cart.changeQuantity(world, world.customer(step.who), step.line, step.quantity)];
    case 'remove':
      return [cart.removeLine(world, world.customer(step.who), step.line)];
    case 'clear':
      return [cart.clearCart(world, world.customer(step.who))];
    case 'address':
      return [cart.saveAddress(world, world.customer(step.who))];
    case 'forge':
      return orders.deliverForgedNotification(world, step.order, step.how, step.event);
    case 'look':
      return readCartAndOrders(world, world.customer(step.who), step.order);
    case 'race':
      return race(step.first, step.second, world);
    case 'import':
      return importStock(world, step);
    case 'checkOut':
    case 'deliver':
    case 'work':
    case 'cancel':
      return concurrentActions(step, world);
    default:
      outside(step, world);
      return [];
  }
}

/** Runs a step. Some steps consist of several other steps. */
function runStep(step: ModelStep, world: TestWorld): Promise<void> {
  switch (step.do) {
    case 'buy':
      return buy(step, world);
    case 'late':
      return payLate(step, world);
    case 'reprice':
      return payRepriced(step, world);
    case 'refund':
      return payAndRefund(step, world);
    case 'overtaken':
      return step.isOrdered ? addBeforeClearing(step, world) : payOvertaken(step, world);
    default:
      return world.perform(actionsOf(step, world), 'crash' in step ? step.crash : undefined);
  }
}

/** Creates a fast-check command for a step. A failure report contains the step as text. */
export function createCommand(step: ModelStep): fc.AsyncCommand<object, TestWorld> {
  return {
    check: () => true,
    async run(_model, world) {
      world.count(step.do);
      await runStep(step, world);
    },
    toString: () => JSON.stringify(step),
  };
}
