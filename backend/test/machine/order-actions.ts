import { expireOrders, reconcileOrders } from '@/backend/orders/order-jobs';
import { runPaymentOutbox } from '@/backend/orders/run-payment-outbox';
import { createNotification } from '@/backend/test/fake-provider';
import { getElementModulo } from './cart-actions';
import type { OrderRow } from './database-state';
import type { Customer } from './seed-shop';
import type { TestAction, TestWorld } from './test-world';

const NOT_CONFIRMED = 503;

/**
 * Delivers a notification of the bank. With `again` the notification stays in the queue and can be delivered
 * again.
 */
export function deliverNotification(world: TestWorld, index: number, again: boolean): TestAction[] {
  const notification = getElementModulo(world.bank.notifications, index);
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

/**
 * Delivers a forged notification: with an invalid signature, another amount, an unknown order or an untrue
 * status.
 */
export function deliverForgedNotification(
  world: TestWorld,
  index: number,
  how: string,
  event: string,
): TestAction[] {
  const order = getElementModulo(world.books.orders, index);
  if (!order) return [];
  const part = { transaction_status: event };
  const { id, total } = order;
  const notifications: Record<string, { body: unknown; statuses: number[] }> = {
    signature: {
      body: createNotification(order, { ...part, signature_key: 'f'.repeat(128) }),
      statuses: [403],
    },
    amount: { body: createNotification({ id, total: total + 1 }, part), statuses: [422] },
    stranger: { body: createNotification({ id: `${id}0`, total }, part), statuses: [404] },
    untrue: { body: createNotification(order, part), statuses: [200, NOT_CONFIRMED] },
  };
  const { body, statuses = [] } = notifications[how] ?? {};
  return [
    {
      statuses,
      // A notification with a valid signature makes the shop request the status from the bank, which may
      // change the order.
      cause: how === 'untrue' ? { touches: (known) => known.id === id } : {},
      run: () => world.call('POST', '/api/transactions/notification', { body }),
    },
  ];
}

/** The jobs of orders and payments by name. */
export const ORDER_JOB_FUNCTIONS = {
  reconcile: reconcileOrders,
  expire: expireOrders,
  outbox: runPaymentOutbox,
};
export type OrderJob = keyof typeof ORDER_JOB_FUNCTIONS;
export const ORDER_JOBS: OrderJob[] = ['reconcile', 'expire', 'outbox'];

/** Runs one round of a job. */
export function runOrderJob({ dependencies }: TestWorld, job: OrderJob): TestAction {
  return {
    statuses: [200],
    cause: { touches: () => true },
    run: async () => ({ status: 200, json: await ORDER_JOB_FUNCTIONS[job](dependencies) }),
  };
}

function cancellation({ status }: OrderRow, isOwn: boolean): number[] {
  if (!isOwn) return [404];
  return status === 'pending' ? [200, 409] : [409];
}

/** Cancels an order. The order may belong to another customer or may have ended. */
export function cancelOrder(world: TestWorld, customer: Customer, index: number): TestAction[] {
  const order = getElementModulo(world.books.orders, index);
  if (!order) return [];
  const { id } = order;
  const isOwn = order.customerId === customer.id;
  return [
    {
      statuses: cancellation(order, isOwn),
      // The shop requests the status from the bank before the cancellation, so the order may become paid
      // instead.
      cause: isOwn ? { touches: (known) => known.id === id, cancels: (known) => known.id === id } : {},
      run: () => world.call('POST', `/api/transactions/${id}/cancel`, { token: customer.token }),
    },
  ];
}
