import { expireOrders, reconcileOrders } from '@/backend/orders/order-jobs';
import { runPaymentOutbox } from '@/backend/orders/run-payment-outbox';
import { createNotification } from '@/backend/test/fake-provider';
import { elementModulo } from './cart-actions';
import type { Order } from './database-state';
import type { Customer } from './seed-shop';
import type { Action, World } from './world';

const NOT_CONFIRMED = 503;

/**
 * Delivers a notification of the bank. With `again` the notification stays in the queue and can be delivered
 * again.
 */
export function deliverNotification(world: World, index: number, again: boolean): Action[] {
  const notification = elementModulo(world.bank.notifications, index);
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
export function deliverForgedNotification(world: World, index: number, how: string, event: string): Action[] {
  const order = elementModulo(world.books.orders, index);
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
export const JOB_FUNCTIONS = { reconcile: reconcileOrders, expire: expireOrders, outbox: runPaymentOutbox };
export type Job = keyof typeof JOB_FUNCTIONS;
export const JOBS: Job[] = ['reconcile', 'expire', 'outbox'];

/** Runs one round of a job. */
export function runJob({ dependencies }: World, job: Job): Action {
  return {
    statuses: [200],
    cause: { touches: () => true },
    run: async () => ({ status: 200, json: await JOB_FUNCTIONS[job](dependencies) }),
  };
}

function cancellation({ status }: Order, isOwn: boolean): number[] {
  if (!isOwn) return [404];
  return status === 'pending' ? [200, 409] : [409];
}

/** Cancels an order. The order may belong to another customer or may have ended. */
export function cancelOrder(world: World, customer: Customer, index: number): Action[] {
  const order = elementModulo(world.books.orders, index);
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
