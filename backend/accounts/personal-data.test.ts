import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { customers } from '@/backend/db/schema/accounts';
import { catalogRequests, subscribers } from '@/backend/db/schema/mails';
import { orderLines, orders } from '@/backend/db/schema/orders';
import { developmentCharges, developmentPayments } from '@/backend/db/schema/payments';
import { reconcileOrders } from '@/backend/orders/order-jobs';
import { runPaymentOutbox } from '@/backend/orders/run-payment-outbox';
import { callApi } from '@/backend/test/call';
import { type LatePaymentShop, openLatePaymentShopBeforeEach } from '@/backend/test/late-payment-shop';
import { testAddress } from '@/backend/test/logged-in-customer';
import { testItems } from '@/backend/test/test-catalogue';
import { queueMailRequest } from './account-jobs';
import { issueToken } from './credentials';
import { erasePersonalData, exportPersonalData } from './personal-data';

const namesSchema = z.array(z.object({ table_name: z.string() }));
const rowsSchema = z.array(z.object({ row: z.string() }));
const CARD = '481111******1114';

let shop: LatePaymentShop;
openLatePaymentShopBeforeEach((opened) => {
  shop = opened;
});

async function listRows(query: ReturnType<typeof sql>): Promise<unknown> {
  const result = await shop.db.execute(query);
  return z.object({ rows: z.unknown() }).parse(result).rows;
}

/** Returns the tables with a row that contains one of the texts. */
async function findTablesWith(texts: string[]): Promise<string[]> {
  const tables = namesSchema.parse(
    await listRows(sql`select table_name from information_schema.tables where table_schema = 'public'`),
  );
  const found: string[] = [];
  for (const { table_name: name } of tables) {
    const table = sql.identifier(name);
    const rows = rowsSchema.parse(await listRows(sql`select ${table}::text as row from ${table}`));
    if (rows.some(({ row }) => texts.some((text) => row.includes(text)))) found.push(name);
  }
  return found.sort();
}

/** Stores a row about the customer in every table that can contain personal data. */
async function fillTables(): Promise<string[]> {
  const { db, customerOfOrder: customer, theOrder: order } = shop;
  const now = shop.clock.now();
  const { email, firstName, phone } = customer;
  for (const kind of ['verification', 'reset'] as const) await issueToken(db, kind, customer.id, now);
  await queueMailRequest(db, { kind: 'reset', email, locale: 'en' }, now);
  await shop.fill(customer, testItems.medium.id);
  const { id: itemId, name: itemName, sizeId, price: itemPrice } = testItems.small;
  const goods = { itemId, itemName, sizeId, quantity: 1, itemPrice };
  const headers = { 'idempotency-key': 'an addition' };
  await callApi(shop.app, 'POST', '/api/cart/add', { body: goods, token: customer.token, headers });
  await db.insert(subscribers).values({ email, locale: 'en', subscribedAt: now });
  const lead = { fullName: firstName, email, phone, catalog: '2025', locale: 'en' as const };
  await db.insert(catalogRequests).values({ ...lead, requestedAt: now });
  const registration = { firstName, lastName: '', email, phone, locale: 'en' as const };
  await db.insert(customers).values({ ...registration, id: 'other', createdAt: now, updatedAt: now });
  const payment = { token: 't', orderId: order.id, amount: order.total, expiresAt: now, createdAt: now };
  await db.insert(developmentPayments).values(payment);
  const charge = { orderId: order.id, status: 'capture' as const, paymentType: 'card', maskedCard: CARD };
  await db.insert(developmentCharges).values({ ...charge, id: 'c', position: 0, createdAt: now });
  return [customer.id, email, phone, testAddress.receiptName, testAddress.address, CARD];
}

it('removes a buyer from every table, and keeps the lines and sums of orders', async () => {
  await shop.pay();
  const traces = await fillTables();
  expect(await findTablesWith(traces)).toEqual([
    ...['access_tokens', 'addresses', 'cart_additions', 'cart_lines', 'catalog_requests', 'customers'],
    ...['development_charges', 'mail_requests', 'newsletter_subscribers', 'orders', 'outgoing_mails'],
    ...['reset_tokens', 'verification_tokens'],
  ]);

  expect(await erasePersonalData(shop.db, shop.customerOfOrder.email)).toEqual({
    customers: 2,
    orders: 1,
    subscriptions: 1,
    catalogueRequests: 1,
  });
  expect(await findTablesWith(traces)).toEqual([]);
  const { id, total } = shop.theOrder;
  expect(await shop.stored(id)).toMatchObject({ status: 'paid', total, customerId: null, province: '' });
  const lines = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, id));
  expect(lines).toMatchObject([
    { itemName: testItems.small.name, quantity: 3, price: testItems.small.price },
  ]);
});

it('leaves other customers alone', async () => {
  await shop.pay();
  const other = await shop.customer();
  await shop.fill(other, testItems.medium.id);
  const order = await shop.order(other);
  await erasePersonalData(shop.db, shop.customerOfOrder.email);
  expect(await shop.read(other, order.id)).toMatchObject({ id: order.id, customer_email: other.email });
});

it('waits until an order is paid or has ended', async () => {
  const { email } = shop.customerOfOrder;
  expect(await erasePersonalData(shop.db, email)).toEqual({ openOrders: [shop.theOrder.id] });
  expect(await shop.stored(shop.theOrder.id)).toMatchObject({ customerEmail: email });
  await shop.expire();
  expect(await erasePersonalData(shop.db, email)).toMatchObject({ orders: 1 });
});

it('waits until a refund has arrived', async () => {
  const { email } = shop.customerOfOrder;
  await shop.expire();
  await shop.setStock(0);
  await shop.pay();
  expect(await erasePersonalData(shop.db, email)).toEqual({ openOrders: [shop.theOrder.id] });
  await runPaymentOutbox(shop.dependencies);
  expect(await erasePersonalData(shop.db, email)).toMatchObject({ orders: 1 });
});

it('refunds a late payment for an order whose customer was erased, without an email', async () => {
  await shop.expire();
  await erasePersonalData(shop.db, shop.customerOfOrder.email);
  await shop.pay();
  await runPaymentOutbox(shop.dependencies);
  expect(await shop.statusAndStock()).toEqual(['refunded', 10]);
  expect(await shop.subjects()).toEqual([]);
});

it('finds a late payment for such an order by polling, when the notification was lost', async () => {
  await shop.expire();
  await erasePersonalData(shop.db, shop.customerOfOrder.email);
  shop.provider.says(shop.theOrder);
  shop.clock.advance(60 * 60_000);
  await reconcileOrders(shop.dependencies);
  await runPaymentOutbox(shop.dependencies);
  expect(await shop.statusAndStock()).toEqual(['refunded', 10]);
});

it('lets the address register again', async () => {
  const { email } = shop.customerOfOrder;
  await shop.expire();
  await erasePersonalData(shop.db, email);
  const body = {
    firstName: 'Made',
    lastName: '',
    email,
    phone: '0812 3456 7890',
    password: 'angin-timur-sanur',
  };
  expect((await callApi(shop.app, 'POST', '/api/users/register', { body })).status).toBe(201);
  expect(await shop.db.$count(orders)).toBe(1);
});

it('exports everything about a person, without secrets and other people', async () => {
  await shop.pay();
  const other = await shop.customer();
  const traces = await fillTables();
  const data = await exportPersonalData(shop.db, shop.customerOfOrder.email);
  const text = JSON.stringify(data);
  for (const trace of traces.filter((trace) => trace !== CARD)) expect(text).toContain(trace);
  expect(data).toMatchObject({
    orders: [{ id: shop.theOrder.id, total: shop.theOrder.total }],
    orderLines: [{ itemName: testItems.small.name, quantity: 3 }],
    subscriptions: [{ locale: 'en' }],
    catalogueRequests: [{ catalog: '2025' }],
  });
  for (const secret of [other.email, 'passwordHash', shop.theOrder.token]) expect(text).not.toContain(secret);
  expect(await exportPersonalData(shop.db, 'nobody@example.com')).toBeUndefined();
});
