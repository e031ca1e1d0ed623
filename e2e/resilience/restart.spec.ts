import { cp, rm } from 'node:fs/promises';
import { expect, test } from '@/e2e/fixtures';
import { SEEDED_DATA } from '@/e2e/support/servers/builds';
import { dataFolder, startBundledApi } from '@/e2e/support/servers/bundled-api';
import { RESTARTED_SHOP } from '@/e2e/support/servers/environments';
import { startStorefront } from '@/e2e/support/servers/storefront';
import { verifiedCustomer } from '@/e2e/support/steps/verified-customer';

test.use({ baseURL: RESTARTED_SHOP.siteUrl });

/** Every process of the shop, which keeps what it must know under its data folder: no secret is given to it. */
async function openShop() {
  const api = await startBundledApi(RESTARTED_SHOP);
  const storefront = await startStorefront(RESTARTED_SHOP, {
    PRODUCT_API_PORT: String(RESTARTED_SHOP.apiPort),
    DATA_DIR: dataFolder(RESTARTED_SHOP),
    SESSION_SECRET: '',
  });
  return async () => {
    await storefront.stop();
    await api.stop();
  };
}

// Four servers come up, one after the other.
test.setTimeout(180_000);

test('a shopper is still logged in, with a full cart, when every process was started anew', async ({
  request,
}) => {
  await rm(dataFolder(RESTARTED_SHOP), { recursive: true, force: true });
  await cp(SEEDED_DATA, dataFolder(RESTARTED_SHOP), { recursive: true });
  let close = await openShop();
  try {
    const { email, password } = await verifiedCustomer(request, RESTARTED_SHOP);
    const login = await request.post('/api/users/login', { data: { email, password } });
    const { data: session } = await login.json();
    expect(session).toMatchObject({ loggedIn: true });
    const { data: items } = await (await request.get('/api/items?name=Kirana%20Bikini')).json();
    const [{ id: itemId, size }] = items;
    const added = await request.post('/api/cart/add', { data: { itemId, sizeId: size.id, quantity: 1 } });
    expect(added.status()).toBe(201);

    await close();
    close = await openShop();
    expect(await (await request.get('/api/session')).json()).toEqual({ data: session });
    const { data: profile } = await (await request.get('/api/users/profile')).json();
    expect(profile).toMatchObject({ email });
    const { data: cart } = await (await request.get('/api/cart')).json();
    expect(cart.items).toMatchObject([{ itemName: 'Kirana Bikini', quantity: 1 }]);
  } finally {
    await close();
  }
});
