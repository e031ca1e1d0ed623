import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { z } from 'zod';
import type { OpenedDatabase } from '@/backend/db/database';
import { runErrands } from '@/backend/payments/run-errands';
import { call } from '@/backend/test/call';
import { notificationOf } from '@/backend/test/fake-provider';
import { openTestDatabase } from '@/backend/test/open-test-database';
import { orderShop } from '@/backend/test/order-shop';
import { testItems } from '@/backend/test/test-catalogue';
import { expireOrders } from './expire-orders';
import { ORDER_LIFETIME_MS } from './store-order';

const ITEMS = Object.values(testItems);
const PIECES = ITEMS.reduce((sum, { stock }) => sum + stock, 0);

const countSchema = z.object({ rows: z.tuple([z.object({ pieces: z.int() })]) });

let database: OpenedDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

type Shop = Awaited<ReturnType<typeof orderShop>>;
type Order = Awaited<ReturnType<Shop['order']>> & { token: string };

type Step =
  | { do: 'buy'; item: number; quantity: number }
  | { do: 'report'; order: number; status: string; truthful: boolean }
  | { do: 'cancel'; order: number }
  | { do: 'wait'; ms: number };

const STATUSES = ['settlement', 'capture', 'pending', 'deny', 'failure', 'expire', 'cancel', 'refund'];

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('buy' as const), item: fc.nat(2), quantity: fc.integer({ min: 1, max: 4 }) }),
  fc.record({
    do: fc.constant('report' as const),
    order: fc.nat(20),
    status: fc.constantFrom(...STATUSES),
    truthful: fc.boolean(),
  }),
  fc.record({ do: fc.constant('cancel' as const), order: fc.nat(20) }),
  fc.record({
    do: fc.constant('wait' as const),
    ms: fc.constantFrom(1000, ORDER_LIFETIME_MS / 2, ORDER_LIFETIME_MS),
  }),
);

async function buy(shop: Shop, { item, quantity }: Step & { do: 'buy' }): Promise<Order[]> {
  const customer = await shop.customer();
  await shop.fill(customer, ITEMS[item]?.id ?? '', quantity);
  const { status } = await shop.create(customer);
  expect([200, 409]).toContain(status);
  return status === 200 ? [{ ...(await shop.order(customer)), token: customer.token }] : [];
}

async function cancel(shop: Shop, orders: Order[], { order: index }: Step & { do: 'cancel' }) {
  const order = orders[index % orders.length];
  if (!order) return;
  const answer = await call(shop.app, 'POST', `/api/transactions/${order.id}/cancel`, { token: order.token });
  // A customer whose session is over by then cancels nothing.
  expect([200, 401, 409]).toContain(answer.status);
}

async function report(
  shop: Shop,
  orders: Order[],
  { order: index, status, truthful }: Step & { do: 'report' },
) {
  const order = orders[index % orders.length];
  if (!order) return;
  const part = { transaction_status: status };
  if (truthful) shop.provider.says(order, part);
  expect([200, 503]).toContain((await shop.notify(notificationOf(order, part))).status);
}

async function wait(shop: Shop, { ms }: Step & { do: 'wait' }) {
  shop.clock.advance(ms);
  await runErrands(shop.dependencies);
  await expireOrders(shop.dependencies);
}

/** Pieces on the shelf, and pieces in orders that wait, are paid or were paid. */
async function countPieces(shop: Shop): Promise<number> {
  const counted = await shop.db.execute(sql`
    select (select sum(stock) from items)::int + coalesce((
      select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
      where o.status in ('pending', 'paid') or (o.status = 'refunded' and exists (
        select from order_events e where e.order_id = o.id and e.status = 'paid'))), 0)::int as pieces`);
  return countSchema.parse(counted).rows[0].pieces;
}

it('loses and doubles no piece, whatever happens in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const shop = await orderShop(database.db);
      const orders: Order[] = [];
      for (const next of steps) {
        if (next.do === 'buy') orders.push(...(await buy(shop, next)));
        else if (next.do === 'cancel') await cancel(shop, orders, next);
        else if (next.do === 'report') await report(shop, orders, next);
        else await wait(shop, next);
        expect(await countPieces(shop)).toBe(PIECES);
      }
    }),
    { numRuns: 25 },
  );
}, 120_000);
