import { desc, sql } from 'drizzle-orm';
import { hashPassword } from '@/backend/accounts/credentials';
import { createApp } from '@/backend/app';
import type { OpenedDatabase } from '@/backend/db/database';
import { orders as storedOrders } from '@/backend/db/schema/orders';
import type { Dependencies } from '@/backend/dependencies';
import { sendMails } from '@/backend/mail/mail-outbox';
import { expireOrders, reconcileOrders } from '@/backend/orders/order-jobs';
import { runPaymentOutbox } from '@/backend/orders/run-payment-outbox';
import { call } from '@/backend/test/call';
import { fakeProvider, notificationOf } from '@/backend/test/fake-provider';
import { growShop } from '@/backend/test/grow-shop';
import { openTestDatabase } from '@/backend/test/open-test-database';
import { storeTestCatalogue } from '@/backend/test/test-catalogue';
import { testDependencies } from '@/backend/test/test-dependencies';
import { tablesScanned, watchQueries } from '@/backend/test/watch-queries';

const PASSWORD = 'ombak-besar-di-uluwatu';
const token = 'token-7';
const email = 'customer-7@example.com';

let database: OpenedDatabase;
let asked: ReturnType<typeof watchQueries>['asked'];
let app: ReturnType<typeof createApp>;
let dependencies: Dependencies;
const payments = fakeProvider();

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
  await growShop(db, { customers: 2_000, orders: 10_000, passwordHash, now });
  await db.execute(sql`insert into reset_tokens (hash, customer_id, created_at, expires_at)
    select 'reset-' || id, id, ${now}, ${now} from customers`);
  await db.execute(sql`insert into catalog_requests (full_name, email, phone, catalog, locale, requested_at)
    select first_name, email, '', '2025', 'en', ${now} from customers`);
  await db.execute(sql`analyze`);
  const watched = watchQueries(db);
  asked = watched.asked;
  dependencies = testDependencies(watched.db, { payments, now: () => new Date() }).dependencies;
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

/** Whole by their nature, or as small in any shop. */
const MAY_BE_SCANNED = ['categories', 'variants', 'sizes'];

/** What is asked of the database meanwhile. No table that grows is read from end to end. */
async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  asked.length = 0;
  await work();
  const queries = [...asked];
  const scanned: string[] = [];
  for (const query of queries) scanned.push(...(await tablesScanned(database.db, query)));
  expect(scanned.filter((table) => !MAY_BE_SCANNED.includes(table))).toEqual([]);
  return queries.length;
}

const newcomer = {
  firstName: 'Ketut',
  lastName: 'Surya',
  email: 'ketut@example.com',
  phone: '+6281234567890',
  password: PASSWORD,
};
const request = { fullName: 'Ketut Surya', email: newcomer.email, phone: newcomer.phone, catalog: '2025' };

/** Each call of a shopper asks the database so often, the look for the token's owner included. */
const CALLS: [method: string, path: string, queries: number, body: object | undefined][] = [
  ['GET', '/api/products/p-77', 1, none],
  ['GET', '/api/items?name=P%2077', 1, none],
  ['POST', '/api/users/login', 3, { email, password: PASSWORD }],
  ['GET', '/api/users/profile', 2, none],
  ['GET', '/api/users/address', 2, none],
  ['POST', '/api/users/address', 2, address],
  ['GET', '/api/cart', 2, none],
  ['POST', '/api/cart/add', 7, goods],
  ['PATCH', '/api/cart/items/line-7-1', 4, { quantity: 2 }],
  ['GET', '/api/transactions/', 4, none],
  ['GET', '/api/transactions/order-6', 4, none],
  ['GET', '/api/transactions/history?page=1&pageSize=20', 5, none],
  ['POST', '/api/transactions/create', 16, none],
  ['POST', '/api/transactions/create', 6, none],
  ['DELETE', '/api/cart/remove/line-7-2', 3, none],
  ['DELETE', '/api/cart/clear', 3, none],
  ['POST', '/api/users/register', 3, newcomer],
  ['POST', '/api/users/resend-verification', 1, { email: newcomer.email }],
  ['POST', '/api/users/password/forgot', 1, { email }],
  ['POST', '/api/catalog/request', 4, request],
  ['POST', '/api/newsletter/subscribe', 1, { email: newcomer.email, captchaInput: '', captcha: 'a1B2' }],
  ['PATCH', '/api/users/profile', 3, { phone: '+6281234567891' }],
  ['PUT', '/api/users/password', 8, { currentPassword: PASSWORD, newPassword: 'angin-timur-di-sanur' }],
  ['DELETE', '/api/users/logout', 2, none],
];
it.each(CALLS)('%s %s takes %i queries and no scan', async (method, path, count, body) => {
  const headers = { 'idempotency-key': 'cart-of-7' };
  const answer = { status: 0 };
  // A new password ends every sign-in of its customer.
  const owner = path === '/api/users/password' ? 'token-8' : token;
  const ask = async () =>
    Object.assign(answer, await call(app, method, path, { token: owner, body, headers }));
  expect(await queriesOf(ask)).toBe(count);
  expect(answer.status).toBeLessThan(300);
});

/** Lists are whole by their nature; the token of a mail is looked for as a sign-in's is; aliases do what the call does. */
const OTHERS = [
  'GET /pictures/:name',
  'GET /content/:storeId/:collection',
  'POST /users',
  'POST /catalog/request',
  'GET /api/transactions',
  ...['products', 'categories', 'variants', 'sizes'].map((list) => `GET /api/${list}`),
  'POST /api/users/verify-email/:token',
  'POST /api/users/password/reset/:token',
  'POST /api/transactions/notification',
  'POST /api/transactions/:id/cancel',
  'GET /health',
];

it('no call is left out', () => {
  const pattern = ({ path }: { path: string }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
  const routes = app.routes.filter(
    ({ method, path }) => method !== 'ALL' && !path.includes('*') && !/^\/(docs|openapi)/.test(path),
  );
  const left = routes.filter(
    (route) =>
      !OTHERS.includes(`${route.method} ${route.path}`) &&
      !CALLS.some(
        ([method, path]) => method === route.method && pattern(route).test(path.split('?')[0] ?? ''),
      ),
  );
  expect([...new Set(left.map(({ method, path }) => `${method} ${path}`))]).toEqual([]);
});

/** An order of so many lines, from PAY to the payment's notification, and another that is cancelled. */
async function courseOf(customer: number, lines: number) {
  const own = { token: `token-${customer}` };
  await database.db.execute(sql`delete from cart_lines where customer_id = ${`customer-${customer}`}`);
  await database.db.execute(sql`insert into cart_lines (id, customer_id, item_id, quantity, created_at)
    select ${`c${customer}-`} || n, ${`customer-${customer}`}, 'item ' || n || 'size-m', 1, now()
    from generate_series(1, ${lines}::int) n`);
  const orders = database.db.select({ id: storedOrders.id, total: storedOrders.total }).from(storedOrders);
  const create = () => call(app, 'POST', '/api/transactions/create', own);
  const created = await queriesOf(create);
  const [order = { id: '', total: 0 }] = await orders.orderBy(desc(storedOrders.createdAt)).limit(1);
  payments.says(order);
  const paid = await queriesOf(() =>
    call(app, 'POST', '/api/transactions/notification', { body: notificationOf(order) }),
  );
  return { created, paid };
}

it('an order of ten lines takes no more queries than one of a single line', async () => {
  const one = await courseOf(11, 1);
  expect(one).toEqual({ created: 15, paid: 17 });
  expect(await courseOf(12, 10)).toEqual(one);
});

it.each([
  ['orders that expire', () => expireOrders(dependencies)],
  ['orders to ask the provider about', () => reconcileOrders(dependencies)],
  ['calls to the provider', () => runPaymentOutbox(dependencies, new AbortController().signal)],
  ['mails to send', () => sendMails(dependencies)],
])('a job looks for %s without a scan', async (_, work) => {
  expect(await queriesOf(work)).toBeGreaterThan(0);
});
