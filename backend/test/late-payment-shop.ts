import { and, eq } from 'drizzle-orm';
import type { Database } from '@/backend/db/database';
import { accessTokens } from '@/backend/db/schema/accounts';
import { items } from '@/backend/db/schema/catalogue';
import { outgoingMails } from '@/backend/db/schema/mails';
import { paymentOutbox } from '@/backend/db/schema/payments';
import { expireOrders } from '@/backend/orders/order-jobs';
import { STOCK_RESERVATION_MS } from '@/backend/orders/order-status';
import { callApi } from './call';
import { createNotification } from './fake-provider';
import { createOrderShop, openShopBeforeEach } from './order-shop';
import { testItems } from './test-catalogue';

const HOUR_MS = 60 * 60_000;
const YEAR_MS = 365 * 24 * HOUR_MS;
const { small } = testItems;

/**
 * Opens a shop with an order of three of an item's ten pieces, and helpers that end the order and pay it
 * late.
 */
async function createLatePaymentShop(db: Database) {
  const shop = await createOrderShop(db);
  const customer = await shop.customer();
  await shop.fill(customer, small.id, 3);
  const order = await shop.order(customer, 'a key');
  await shop.clear(customer);
  // The customer's token must stay valid while the test advances the clock.
  await db.update(accessTokens).set({ expiresAt: new Date(shop.clock.now().getTime() + YEAR_MS) });

  return {
    ...shop,
    customerOfOrder: customer,
    theOrder: order,
    statusAndStock: async () => [await shop.statusOf(order.id), await shop.stock(small.id)],
    timeline: async () => (await shop.read(customer, order.id))?.events?.map(({ status }) => status),
    async subjects() {
      const mails = await db.select().from(outgoingMails).orderBy(outgoingMails.id);
      return mails.map(({ subject }) => subject);
    },
    async outboxEntry(name: 'end' | 'refund', id = order.id) {
      const own = and(eq(paymentOutbox.orderId, id), eq(paymentOutbox.action, name));
      const [row] = await db.select().from(paymentOutbox).where(own);
      return row;
    },

    async expire() {
      shop.clock.advance(STOCK_RESERVATION_MS + HOUR_MS);
      await expireOrders(shop.dependencies);
    },
    cancel: () =>
      callApi(shop.app, 'POST', `/api/transactions/${order.id}/cancel`, { token: customer.token }),
    /** Sends the shop a notification of a payment, or of another status report. Returns the HTTP status. */
    async pay(part: Record<string, unknown> = {}) {
      shop.provider.says(order, part);
      return (await shop.notify(createNotification(order, part))).status;
    },
    setStock: (stock: number) => db.update(items).set({ stock }).where(eq(items.id, small.id)),
    /** Orders the same items again with the same key. */
    async buyAgain() {
      await shop.fill(customer, small.id, 3);
      return shop.order(customer, 'a key');
    },
  };
}

export type LatePaymentShop = Awaited<ReturnType<typeof createLatePaymentShop>>;

/** Creates, before each test of a file, a shop with an order that can be ended and then paid late. */
export const openLatePaymentShopBeforeEach = (take: (shop: LatePaymentShop) => void) =>
  openShopBeforeEach(createLatePaymentShop, take);
