import { rm } from 'node:fs/promises';
import { Client } from 'pg';
import { expect, test } from '@/e2e/fixtures';
import { dataFolder, startBundledApi } from '@/e2e/support/servers/bundled-api';
import { POSTGRES_SHOP } from '@/e2e/support/servers/environments';
import { startStorefront } from '@/e2e/support/servers/storefront';
import { logIn } from '@/e2e/support/steps/account';
import { addToCart, CARDS, fillAddress, openCheckout, payByCard } from '@/e2e/support/steps/buying';
import { expectOrder } from '@/e2e/support/steps/order-status';
import { verifiedCustomer } from '@/e2e/support/steps/verified-customer';
import { WORDS } from '@/e2e/support/steps/words';
import { providePostgres } from '@/scripts/check/postgres.mjs';

const words = WORDS.en;

test.use({ baseURL: POSTGRES_SHOP.siteUrl });
// A database server and both of the shop's come up first, and the catalogue is filled in.
test.setTimeout(180_000);

let closing: (() => Promise<unknown>)[] = [];
let databaseUrl: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const server = await providePostgres();
  if ('missing' in server) {
    // Left out where none can be installed; CI has to have one.
    test.info().skip(process.env.CI !== 'true', server.missing);
    throw new Error(server.missing);
  }
  closing = [server.stop];
  databaseUrl = server.url;
  await rm(dataFolder(POSTGRES_SHOP), { recursive: true, force: true });
  const api = await startBundledApi(POSTGRES_SHOP, undefined, { DATABASE_URL: databaseUrl });
  closing.unshift(api.stop);
  const storefront = await startStorefront(POSTGRES_SHOP, {
    PRODUCT_API_PORT: String(POSTGRES_SHOP.apiPort),
  });
  closing.unshift(storefront.stop);
});
test.afterAll(async () => {
  for (const close of closing) await close();
});

/** What the server's tables hold of orders and stock. */
async function books() {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: orders } = await client.query('select status, total::int, customer_email from orders');
    const { rows: stock } = await client.query("select stock from items where id = 'uluwatu-elite-pro-32'");
    return { orders, stock };
  } finally {
    await client.end();
  }
}

test('a shopper buys in a shop on a PostgreSQL server', async ({ page, request }) => {
  const customer = await verifiedCustomer(request, POSTGRES_SHOP);
  const before = await books();
  expect(before.orders).toEqual([]);

  await page.goto('/login?redirect=%2Fmen%2Fuluwatu-elite-pro');
  await logIn(page, words, customer);
  await expect(page).toHaveURL('/men/uluwatu-elite-pro');
  await addToCart(page, words, '32');
  const checkout = await openCheckout(page, words);
  await fillAddress(checkout, words);
  await checkout.getByRole('button', { name: words.pay, exact: true }).click();
  await payByCard(page, words, CARDS.paid);
  await expectOrder(page, words, words.paid);

  expect(await books()).toEqual({
    orders: [{ status: 'paid', total: 1_199_000, customer_email: customer.email }],
    stock: [{ stock: before.stock[0].stock - 1 }],
  });
});
