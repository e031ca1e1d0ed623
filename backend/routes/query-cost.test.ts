import { sql } from 'drizzle-orm';
import { hashPassword } from '@/backend/accounts/credentials';
import { createApp } from '@/backend/app';
import type { OpenedDatabase } from '@/backend/db/database';
import type { Dependencies } from '@/backend/dependencies';
import { sendMails } from '@/backend/mail/mail-outbox';
import { expireOrders, reconcileOrders } from '@/backend/orders/order-jobs';
import { runPaymentOutbox } from '@/backend/orders/run-payment-outbox';
import { callApi } from '@/backend/test/call';
import { createFakeProvider } from '@/backend/test/fake-provider';
import { openTestDatabase } from '@/backend/test/open-test-database';
import { listScannedTables, recordQueries } from '@/backend/test/record-queries';
import { storeManyRows } from '@/backend/test/store-many-rows';
import { storeTestCatalogue } from '@/backend/test/test-catalogue';
import { createTestDependencies } from '@/backend/test/test-dependencies';

const PASSWORD = 'ombak-besar-di-uluwatu';
const token = 'token-7';
const email = 'customer-7@example.com';

let database: OpenedDatabase;
let asked: ReturnType<typeof recordQueries>['asked'];
let app: ReturnType<typeof createApp>;
let dependencies: Dependencies;
const payments = createFakeProvider();

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await storeTestCatalogue(db);
  await db.execute(sql`insert into products (id, slug, name, price, colour, description, images, translations, category_id,
      variant_id, is_featured, position, created_at, updated_at)
    select 'P ' || n, 'p-' || n, 'P ' || n, 1000, 'c', 'd', '{}', '{}', 'boardshorts', 'elite-pro', false, n, now(), now()
    from generate_series(1, 2000) n`);
  await db.execute(sql`insert into items (id, name, size_id, price, stock)
    select 'item ' || n || size, 'P ' || n, size, 1000, 10
    from generate_series(1, 2000) n cross join unnest(array['size-s', 'size-m', 'size-l']) size`);
  const passwordHash = await hashPassword(PASSWORD);
  const now = new Date();
  await storeManyRows(db, { customers: 2_000, orders: 10_000, passwordHash, now });
  await db.execute(sql`insert into reset_tokens (hash, customer_id, created_at, expires_at)
    select 'reset-' || id, id, ${now}, ${now} from customers`);
  await db.execute(sql`insert into catalog_requests (full_name, email, phone, catalog, locale, requested_at)
    select first_name, email, '', '2025', 'en', ${now} from customers`);
  await db.execute(sql`analyze`);
  const watched = recordQueries(db);
  asked = watched.asked;
  dependencies = createTestDependencies(watched.db, { payments, now: () => new Date() }).dependencies;
  app = createApp(dependencies);
}, 120_000);
afterAll(() => database.close());

const goods = { itemId: 'item 9size-s', itemName: 'P 9', sizeId: 'size-s', quantity: 1, itemPrice: 1000 };
const address = {
  receiptName: 'Made',
  address: 'Jalan 1',
  city: 'Badung',
  province: 'Bali',
  postalCode: '80361',
};
const none = undefined;

/** Tables that are small in every shop, so they may be scanned. */
const MAY_BE_SCANNED = ['categories', 'variants', 'sizes'];

/** Expects that no query of `work` scans a table that grows with the shop. */
async function expectNoScan(work: () => Promise<unknown>): Promise<void> {
  asked.length = 0;
  await work();
  const queries = [...asked];
  expect(queries).not.toEqual([]);
  const scanned: string[] = [];
  for (const query of queries) scanned.push(...(await listScannedTables(database.db, query)));
  expect(scanned.filter((table) => !MAY_BE_SCANNED.includes(table))).toEqual([]);
}

const newcomer = {
  firstName: 'Ketut',
  lastName: 'Surya',
  email: 'ketut@example.com',
  phone: '+6281234567890',
  password: PASSWORD,
};
const request = { fullName: 'Ketut Surya', email: newcomer.email, phone: newcomer.phone, catalog: '2025' };

const CALLS: [method: string, path: string, body: object | undefined][] = [
  ['GET', '/api/products/p-77', none],
  ['GET', '/api/items?name=P%2077', none],
  ['POST', '/api/users/login', { email, password: PASSWORD }],
  ['GET', '/api/users/profile', none],
  ['GET', '/api/users/address', none],
  ['POST', '/api/users/address', address],
  ['GET', '/api/cart', none],
  ['POST', '/api/cart/add', goods],
  ['PATCH', '/api/cart/items/line-7-1', { quantity: 2 }],
  ['GET', '/api/transactions/', none],
  ['GET', '/api/transactions/order-6', none],
  ['GET', '/api/transactions/history?page=1&pageSize=20', none],
  ['POST', '/api/transactions/create', none],
  ['POST', '/api/transactions/create', none],
  ['DELETE', '/api/cart/remove/line-7-2', none],
  ['DELETE', '/api/cart/clear', none],
  ['POST', '/api/users/register', newcomer],
  ['POST', '/api/users/resend-verification', { email: newcomer.email }],
  ['POST', '/api/users/password/forgot', { email }],
  ['POST', '/api/catalog/request', request],
  ['POST', '/api/newsletter/subscribe', { email: newcomer.email, captchaInput: '', captcha: 'a1B2' }],
  ['PATCH', '/api/users/profile', { phone: '+6281234567891' }],
  ['PUT', '/api/users/password', { currentPassword: PASSWORD, newPassword: 'angin-timur-di-sanur' }],
  ['DELETE', '/api/users/logout', none],
];
it.each(CALLS)('%s %s does not scan a growing table', async (method, path, body) => {
  const headers = { 'idempotency-key': 'cart-of-7' };
  const response = { status: 0 };
  // Another customer changes the password, because this revokes all tokens of the customer.
  const owner = path === '/api/users/password' ? 'token-8' : token;
  const ask = async () =>
    Object.assign(response, await callApi(app, method, path, { token: owner, body, headers }));
  await expectNoScan(ask);
  expect(response.status).toBeLessThan(300);
});

it.each([
  ['orders that expire', () => expireOrders(dependencies)],
  ['orders to ask the provider about', () => reconcileOrders(dependencies)],
  ['calls to the provider', () => runPaymentOutbox(dependencies, new AbortController().signal)],
  ['mails to send', () => sendMails(dependencies)],
])('a job finds %s without a table scan', async (_, work) => {
  await expectNoScan(work);
});
