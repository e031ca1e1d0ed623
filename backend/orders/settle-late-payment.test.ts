import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { cartLines } from '@/backend/db/schema/cart';
import { items } from '@/backend/db/schema/catalogue';
import { createNotification } from '@/backend/test/fake-provider';
import { type LatePaymentShop, openLatePaymentShopBeforeEach } from '@/backend/test/late-payment-shop';
import { testItems } from '@/backend/test/test-catalogue';
import { reconcileOrders } from './order-jobs';
import { runPaymentOutbox } from './run-payment-outbox';

const MINUTE = 60_000;
const { medium, small } = testItems;

let shop: LatePaymentShop;

openLatePaymentShopBeforeEach((opened) => {
  shop = opened;
});

describe('a payment for an order that has ended', () => {
  it.each<[string, () => Promise<unknown>, string]>([
    ['expired', () => shop.expire(), 'expired'],
    ['cancelled', () => shop.cancel(), 'cancelled'],
    ['failed', () => shop.pay({ transaction_status: 'failure' }), 'failed'],
  ])('revives a %s order while its goods are in stock, with a mail', async (_, end, ended) => {
    await end();
    expect(await shop.statusAndStock()).toEqual([ended, 10]);
    shop.clock.advance(MINUTE);
    await shop.pay();
    expect(await shop.statusAndStock()).toEqual(['paid', 7]);
    expect(await shop.timeline()).toEqual(['pending', ended, 'paid']);
    expect(await shop.subjects()).toContain(
      `Payment received for order ${shop.theOrder.id}: it stands after all`,
    );
    expect(await shop.outboxEntry('refund')).toBeUndefined();
  });

  it('is refunded when too few pieces are left, with two mails', async () => {
    await shop.expire();
    await shop.setStock(2);
    await shop.pay();
    expect(await shop.statusAndStock()).toEqual(['expired', 2]);
    expect(await shop.timeline()).toEqual(['pending', 'expired', 'refunding']);
    expect(await shop.journal(shop.theOrder.id)).toContainEqual({
      source: 'status',
      verdict: 'paid',
      effect: 'late',
    });

    await runPaymentOutbox(shop.dependencies);
    expect(shop.provider.actions).toEqual([`end ${shop.theOrder.id}`, `refund ${shop.theOrder.id}`]);
    expect(await shop.statusAndStock()).toEqual(['refunded', 2]);
    expect(await shop.timeline()).toEqual(['pending', 'expired', 'refunding', 'refunded']);
    expect(await shop.outboxEntry('refund')).toMatchObject({ dueAt: null, doneAt: shop.clock.now() });
    expect(await shop.subjects()).toEqual([
      `Your order ${shop.theOrder.id} is waiting for its payment`,
      `Order ${shop.theOrder.id} has ended without a payment`,
      `Your payment for order ${shop.theOrder.id} is on its way back`,
      `Your money for order ${shop.theOrder.id} has been given back`,
    ]);
  });

  it('is voided when it is not settled yet, which counts as a refund', async () => {
    await shop.expire();
    await shop.setStock(2);
    await shop.pay({ transaction_status: 'capture' });
    await runPaymentOutbox(shop.dependencies);
    expect(await shop.statusAndStock()).toEqual(['refunded', 2]);
  });

  it('is refunded once, also after repeated reports', async () => {
    await shop.expire();
    await shop.setStock(2);
    for (let time = 0; time < 3; time += 1) await shop.pay();
    await runPaymentOutbox(shop.dependencies);
    await runPaymentOutbox(shop.dependencies);
    await shop.notify(createNotification(shop.theOrder));
    expect(shop.provider.actions).toEqual([`end ${shop.theOrder.id}`, `refund ${shop.theOrder.id}`]);
    expect(await shop.statusAndStock()).toEqual(['refunded', 2]);
  });

  it('stays refunded when the goods are back in stock after the refund was queued', async () => {
    await shop.expire();
    await shop.setStock(2);
    await shop.pay();
    await shop.setStock(10);
    await shop.pay();
    expect(await shop.statusAndStock()).toEqual(['expired', 10]);
    await runPaymentOutbox(shop.dependencies);
    expect(await shop.statusAndStock()).toEqual(['refunded', 10]);
  });

  it('is refunded when an item is no longer sold', async () => {
    await shop.expire();
    await shop.db.delete(items).where(eq(items.id, small.id));
    await shop.pay();
    await runPaymentOutbox(shop.dependencies);
    expect(await shop.statusOf(shop.theOrder.id)).toBe('refunded');
  });

  it('is found by polling when its notification is lost', async () => {
    await shop.expire();
    shop.provider.says(shop.theOrder);
    await reconcileOrders(shop.dependencies);
    expect(await shop.statusAndStock()).toEqual(['expired', 10]);
    shop.clock.advance(15 * MINUTE);
    await reconcileOrders(shop.dependencies);
    expect(await shop.statusAndStock()).toEqual(['paid', 7]);
  });
});

const waitsSchema = z.object({ rows: z.tuple([z.object({ waits: z.boolean() })]) });

/**
 * Runs a test only on a database server, because the embedded database has one connection and the test needs
 * two.
 */
const onServer = process.env.TEST_DATABASE_URL ? it : it.skip;

onServer('waits for an import before it locks items, so that there is no deadlock', async () => {
  await shop.expire();
  const waits = sql`select exists (select from pg_locks where not granted and database =
    (select oid from pg_database where datname = current_database())) as waits`;
  const paid = await shop.db.transaction(async (tx) => {
    // An import that removes items takes the same locks in this order.
    await tx.execute(sql`lock table ${cartLines} in exclusive mode`);
    const paying = shop.pay();
    while (!waitsSchema.parse(await tx.execute(waits)).rows[0].waits);
    await tx.select().from(items).for('update', { noWait: true });
    return { paying };
  });
  expect(await paid.paying).toBe(200);
  expect(await shop.statusAndStock()).toEqual(['paid', 7]);
});

describe('a customer who ordered the same cart again meanwhile', () => {
  it('gets the first order, and the second pending order is cancelled', async () => {
    await shop.expire();
    const again = await shop.buyAgain();
    await shop.pay();
    expect(await shop.statusAndStock()).toEqual(['paid', 7]);
    expect(await shop.statusOf(again.id)).toBe('cancelled');
    expect(await shop.outboxEntry('end', again.id)).toBeDefined();
  });

  it('gets it even when the second reserved pieces that it needs', async () => {
    await shop.expire();
    await shop.setStock(4);
    const again = await shop.buyAgain();
    await shop.pay();
    expect(await shop.statusAndStock()).toEqual(['paid', 1]);
    expect(await shop.statusOf(again.id)).toBe('cancelled');
  });

  it('and paid the second gets the first payment refunded', async () => {
    await shop.expire();
    const again = await shop.buyAgain();
    shop.provider.says(again);
    await shop.notify(createNotification(again));
    await shop.pay();
    await runPaymentOutbox(shop.dependencies);
    expect(await shop.statusAndStock()).toEqual(['refunded', 7]);
    expect(await shop.statusOf(again.id)).toBe('paid');
  });

  it('and pays both concurrently pays for one of them', async () => {
    await shop.expire();
    const again = await shop.buyAgain();
    shop.provider.says(shop.theOrder);
    shop.provider.says(again);
    await Promise.all([
      shop.notify(createNotification(shop.theOrder)),
      shop.notify(createNotification(again)),
    ]);
    await runPaymentOutbox(shop.dependencies);
    const ends = [await shop.statusOf(shop.theOrder.id), await shop.statusOf(again.id)].sort();
    expect(ends).toEqual(['paid', 'refunded']);
    expect(await shop.stock(small.id)).toBe(7);
  });

  it('keeps a pending order of other goods', async () => {
    await shop.expire();
    await shop.fill(shop.customerOfOrder, medium.id);
    const other = await shop.order(shop.customerOfOrder, 'another key');
    await shop.pay();
    expect(await shop.statusAndStock()).toEqual(['paid', 7]);
    expect(await shop.statusOf(other.id)).toBe('pending');
  });
});
