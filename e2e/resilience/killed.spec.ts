import { cp, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@/e2e/fixtures';
import { SEEDED_DATA } from '@/e2e/support/servers/builds';
import { dataFolder, startBundledApi } from '@/e2e/support/servers/bundled-api';
import { KILLED_SHOP } from '@/e2e/support/servers/environments';
import type { Server } from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';
import { verifiedCustomer } from '@/e2e/support/steps/verified-customer';
import type { Journal } from './replicas/journal';
import { type Piece, Shopper } from './replicas/shopper';

const SECRET = 'journeys-only-secret-of-a-killed-shop-0123456789';

/** There are enough of it for whoever buys one a second meanwhile. */
const PIECE: Piece = { itemId: 'uluwatu-elite-pro-36', sizeId: '36' };
const PAUSE_MS = 1_000;

const startApi = () => startBundledApi(KILLED_SHOP);
const startShop = () =>
  startStorefront(KILLED_SHOP, { PRODUCT_API_PORT: String(KILLED_SHOP.apiPort), SESSION_SECRET: SECRET });

/** SIGKILL, and a new one as soon as a service manager would have it. */
async function replace(server: Server, start: () => Promise<Server>): Promise<Server> {
  process.kill(server.pid, 'SIGKILL');
  await server.stop();
  return start();
}

async function leftOf({ itemId }: { itemId: string }): Promise<number> {
  const answer = await fetch(`${KILLED_SHOP.apiUrl}/api/items`);
  const { data }: { data: { id: string; stock: number }[] } = await answer.json();
  return data.find(({ id }) => id === itemId)?.stock ?? Number.NaN;
}

// Four servers come up, one after the other.
test.setTimeout(120_000);

test('each process is killed while a customer buys, and every order is there, once and paid', async ({
  request,
}) => {
  await rm(dataFolder(KILLED_SHOP), { recursive: true, force: true });
  await cp(SEEDED_DATA, dataFolder(KILLED_SHOP), { recursive: true });
  let api = await startApi();
  let shop = await startShop();
  const journal: Journal = { pages: [], calls: [], foreign: [] };
  const shopper = new Shopper(KILLED_SHOP.siteUrl, await verifiedCustomer(request, KILLED_SHOP), journal);
  try {
    await shopper.logIn();
    const before = await leftOf(PIECE);
    let isClosing = false;
    const buyOn = async () => {
      while (!isClosing) {
        await shopper.buy([PIECE]);
        await sleep(PAUSE_MS);
      }
    };
    const buying = buyOn();
    shop = await replace(shop, startShop);
    api = await replace(api, startApi);
    isClosing = true;
    await buying;

    const paid = shopper.orders.map((id) => ({ id, status: 'paid' }));
    const inOrder = (orders: { id: string }[]) => orders.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    await expect
      .poll(async () => inOrder((await shopper.readOrders()).map(({ id, status }) => ({ id, status }))))
      .toEqual(inOrder(paid));
    expect(before - (await leftOf(PIECE))).toBe(paid.length);
    expect(journal.foreign).toEqual([]);
  } finally {
    shopper.leave();
    await shop.stop();
    await api.stop();
  }
});
