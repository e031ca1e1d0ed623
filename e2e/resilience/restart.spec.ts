import { expect, test } from '@playwright/test';
import { KILLED_SHOP, RESTARTED_SHOP } from '@/e2e/support/servers/environments';
import { type RunningServer, restoreSeededData, startBundledApi } from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';
import { addToCartByApi, createVerifiedCustomer, logInByApi } from '@/e2e/support/steps/customer';
import { type RequestJournal, RetryingShopper, type StockItem } from './replicas/retrying-shopper';

// Each test starts four servers one after the other.
test.setTimeout(180_000);

test.describe('every process is restarted', () => {
  test.use({ baseURL: RESTARTED_SHOP.siteUrl });

  /** Starts both processes with nothing but their data folder, in which the session secret is stored. */
  async function openShop() {
    const { dataFolder } = RESTARTED_SHOP;
    const api = await startBundledApi(RESTARTED_SHOP);
    const storefront = await startStorefront(RESTARTED_SHOP, { DATA_DIR: dataFolder, SESSION_SECRET: '' });
    return async () => {
      await storefront.stop();
      await api.stop();
    };
  }

  test('a shopper is still logged in, and the cart is full', async ({ request }) => {
    await restoreSeededData(RESTARTED_SHOP);
    let close = await openShop();
    try {
      const customer = await createVerifiedCustomer(RESTARTED_SHOP);
      await logInByApi(request, customer);
      const session = await (await request.get('/api/session')).json();
      await addToCartByApi(request, 'Kirana Bikini');
      await close();
      close = await openShop();
      expect(await (await request.get('/api/session')).json()).toEqual(session);
      expect(session).toMatchObject({ data: { loggedIn: true } });
      const { data: cart } = await (await request.get('/api/cart')).json();
      expect(cart.items).toMatchObject([{ itemName: 'Kirana Bikini', quantity: 1 }]);
    } finally {
      await close();
    }
  });
});

test.describe('each process is killed while a customer buys', () => {
  const ITEM: StockItem = { itemId: 'uluwatu-elite-pro-36', sizeId: '36' };
  const startApi = () => startBundledApi(KILLED_SHOP);
  const startShop = () => startStorefront(KILLED_SHOP);

  async function replace(server: RunningServer, start: () => Promise<RunningServer>): Promise<RunningServer> {
    process.kill(server.pid, 'SIGKILL');
    await server.stop();
    return start();
  }

  async function readStock(): Promise<number> {
    const response = await fetch(`${KILLED_SHOP.apiUrl}/api/items`);
    const { data }: { data: { id: string; stock: number }[] } = await response.json();
    return data.find(({ id }) => id === ITEM.itemId)?.stock ?? Number.NaN;
  }

  test('every order is stored once and paid', async () => {
    await restoreSeededData(KILLED_SHOP);
    let api = await startApi();
    let shop = await startShop();
    const journal: RequestJournal = { pages: [], calls: [], foreign: [] };
    const customer = await createVerifiedCustomer(KILLED_SHOP);
    const shopper = new RetryingShopper(KILLED_SHOP.siteUrl, customer, journal);
    try {
      await shopper.logIn();
      const before = await readStock();
      let isDone = false;
      const buyRepeatedly = async () => {
        while (!isDone) {
          await shopper.buy([ITEM]);
          await new Promise((resolve) => setTimeout(resolve, 1_000));
        }
      };
      const buying = buyRepeatedly();
      shop = await replace(shop, startShop);
      api = await replace(api, startApi);
      isDone = true;
      await buying;

      const lines = (orders: { id: string; status: string }[]) =>
        orders.map(({ id, status }) => `${id} ${status}`).sort();
      const paid = lines(shopper.orders.map((id) => ({ id, status: 'paid' })));
      await expect.poll(async () => lines(await shopper.readOrders())).toEqual(paid);
      expect(before - (await readStock())).toBe(paid.length);
      expect(journal.foreign).toEqual([]);
    } finally {
      await shopper.leave();
      await shop.stop();
      await api.stop();
    }
  });
});
