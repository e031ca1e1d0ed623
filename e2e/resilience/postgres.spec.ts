import { rm } from 'node:fs/promises';
import { Client } from 'pg';
import { expect, test } from '@/e2e/fixtures';
import { POSTGRES_SHOP } from '@/e2e/support/servers/environments';
import { startBundledApi, withServers } from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';
import { logIn } from '@/e2e/support/steps/account';
import { addToCart, CARDS, goToPayment, payByCard } from '@/e2e/support/steps/buying';
import { verifiedCustomer } from '@/e2e/support/steps/customer';
import { expectOrder } from '@/e2e/support/steps/order-status';
import { provided } from '@/e2e/support/steps/provided';
import { WORDS } from '@/e2e/support/steps/words';
import { providePostgres } from '@/scripts/check/postgres.mjs';

const words = WORDS.en;

test.use({ baseURL: POSTGRES_SHOP.siteUrl });

let databaseUrl: string;
withServers(async (servers) => {
  const postgres = provided(await providePostgres());
  databaseUrl = postgres.url;
  servers.push(postgres);
  await rm(POSTGRES_SHOP.dataFolder, { recursive: true, force: true });
  servers.push(await startBundledApi(POSTGRES_SHOP, { DATABASE_URL: databaseUrl }));
  servers.push(await startStorefront(POSTGRES_SHOP));
});

async function readBooks() {
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

test('a shopper buys in a shop with a PostgreSQL server', async ({ page }) => {
  const customer = await verifiedCustomer(POSTGRES_SHOP);
  const before = await readBooks();
  expect(before.orders).toEqual([]);

  await page.goto('/login?redirect=%2Fmen%2Fuluwatu-elite-pro');
  await logIn(page, words, customer);
  await addToCart(page, words, '32');
  await goToPayment(page, words);
  await payByCard(page, words, CARDS.paid);
  await expectOrder(page, words, words.paid);
  expect(await readBooks()).toEqual({
    orders: [{ status: 'paid', total: 1_199_000, customer_email: customer.email }],
    stock: [{ stock: before.stock[0].stock - 1 }],
  });
});
