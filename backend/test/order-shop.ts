import { randomUUID } from 'node:crypto';
import { eq, sum } from 'drizzle-orm';
import { pino } from 'pino';
import { z } from 'zod';
import { createApp } from '@/backend/app';
import type { Database, OpenedDatabase } from '@/backend/db/database';
import { cartLines } from '@/backend/db/schema/cart';
import { items } from '@/backend/db/schema/catalogue';
import { orders } from '@/backend/db/schema/orders';
import { paymentNotifications } from '@/backend/db/schema/payments';
import type { Dependencies } from '@/backend/dependencies';
import { wireOrderSchema } from '@/lib/contract/order';
import { callApi } from './call';
import { emptyTables } from './empty-tables';
import { createFakeProvider } from './fake-provider';
import { createLoggedInCustomer, testAddress } from './logged-in-customer';
import { openTestDatabase } from './open-test-database';
import { storeTestCatalogue } from './test-catalogue';
import { createTestDependencies } from './test-dependencies';

const createdSchema = z.object({
  status: z.literal('success'),
  data: z.object({ id: z.string(), snap_token: z.string() }),
});
const orderResponseSchema = z.object({ data: wireOrderSchema.nullable() });

type Overrides = (base: Dependencies) => Promise<Partial<Dependencies>>;
type Customer = Awaited<ReturnType<typeof createLoggedInCustomer>>;

/** Returns helpers that read the tables directly. */
function looks(db: Database) {
  const look = {
    async stored(id: string) {
      const [order] = await db.select().from(orders).where(eq(orders.id, id));
      if (!order) throw new Error(`Order ${id} does not exist`);
      return order;
    },
    statusOf: async (id: string) => (await look.stored(id)).status,
    async stock(itemId: string) {
      const [item] = await db.select({ stock: items.stock }).from(items).where(eq(items.id, itemId));
      return item?.stock;
    },
    async cart(customer: Customer) {
      const lines = await db.select().from(cartLines).where(eq(cartLines.customerId, customer.id));
      return lines.map(({ itemId, quantity }) => ({ itemId, quantity }));
    },
    journal: (orderId: string) =>
      db
        .select({
          source: paymentNotifications.source,
          verdict: paymentNotifications.verdict,
          effect: paymentNotifications.effect,
        })
        .from(paymentNotifications)
        .where(eq(paymentNotifications.orderId, orderId)),
    async countOrders() {
      return db.$count(orders);
    },
    async totalStock() {
      const [row] = await db.select({ pieces: sum(items.stock).mapWith(Number) }).from(items);
      return row?.pieces ?? 0;
    },
  };
  return look;
}

/** Creates a customer who paid for an order yesterday, so that the limits of new customers do not apply. */
async function regularCustomer(db: Database, now: Date): Promise<Customer> {
  const customer = await createLoggedInCustomer(db, now);
  const { id: customerId, firstName: customerName, email: customerEmail, phone: customerPhone } = customer;
  const yesterday = new Date(now.getTime() - 24 * 60 * 60_000);
  await db.insert(orders).values({
    id: `paid-${customerId}`,
    customerId,
    status: 'paid',
    total: 0,
    customerName,
    customerEmail,
    customerPhone,
    ...testAddress,
    cartVersion: 'earlier',
    expiresAt: yesterday,
    createdAt: yesterday,
    updatedAt: yesterday,
  });
  return customer;
}

/**
 * Empties the database, stores the small catalogue and returns a shop with helpers for order tests.
 * `overrides` is called after that and may replace dependencies.
 */
export async function createOrderShop(db: Database, overrides: Overrides = () => Promise.resolve({})) {
  await emptyTables(db);
  await storeTestCatalogue(db);
  const provider = createFakeProvider();
  const logged: unknown[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => logged.push(JSON.parse(line)) });
  const { dependencies, clock } = createTestDependencies(db, { payments: provider, log });
  Object.assign(dependencies, await overrides(dependencies));
  const app = createApp(dependencies);

  const look = looks(db);
  const shop = {
    ...look,
    db,
    app,
    provider,
    /** The log lines of the levels warning and error. */
    logged,
    clock,
    dependencies,
    customer: (options?: { address?: boolean }) => createLoggedInCustomer(db, clock.now(), options),
    regular: () => regularCustomer(db, clock.now()),

    /** Adds an item to the cart directly in the database, without the checks of the API. */
    async fill(customer: Customer, itemId: string, quantity = 1) {
      const line = { id: randomUUID(), customerId: customer.id, itemId, quantity, createdAt: clock.now() };
      await db.insert(cartLines).values(line);
      return line;
    },
    clear: (customer: Customer) => db.delete(cartLines).where(eq(cartLines.customerId, customer.id)),

    create: (customer: Customer, headers: Record<string, string> = {}) =>
      callApi(app, 'POST', '/api/transactions/create', { token: customer.token, headers }),
    /**
     * Creates an order. Returns its id and payment token, and its total, which notifications must contain.
     */
    async order(customer: Customer, key?: string) {
      const response = await shop.create(customer, key === undefined ? {} : { 'idempotency-key': key });
      const { data } = createdSchema.parse(response.json);
      return { id: data.id, token: data.snap_token, total: (await look.stored(data.id)).total };
    },
    notify: (body: unknown) => callApi(app, 'POST', '/api/transactions/notification', { body }),

    async read(customer: Customer, id = '') {
      const response = await callApi(app, 'GET', `/api/transactions/${id}`, { token: customer.token });
      return orderResponseSchema.parse(response.json).data;
    },
  };
  return shop;
}

export type OrderShop = Awaited<ReturnType<typeof createOrderShop>>;

/** Opens a new shop before each test of a file. All shops use the same database. */
export function openShopBeforeEach<Shop>(
  open: (db: Database) => Promise<Shop>,
  take: (shop: Shop) => void,
): void {
  let database: OpenedDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => take(await open(database.db)));
  afterAll(() => database.close());
}

/** Opens an order shop for each test of a file. */
export function openOrderShopBeforeEach(take: (shop: OrderShop) => void, overrides?: Overrides): void {
  openShopBeforeEach((db) => createOrderShop(db, overrides), take);
}
