import { items } from '@/backend/db/schema/catalogue';
import { expireOrders } from '@/backend/orders/order-jobs';
import { callApi } from '@/backend/test/call';
import { createCatalogueFolder } from '@/backend/test/catalogue-folder';
import { type OrderShop, openOrderShopBeforeEach } from '@/backend/test/order-shop';
import { testItems } from '@/backend/test/test-catalogue';

const { small, medium } = testItems;
const BUYERS = 20;

let shop: OrderShop;
let desk: Awaited<ReturnType<typeof createCatalogueFolder>>;

openOrderShopBeforeEach((opened) => {
  shop = opened;
});
beforeEach(async () => {
  desk = await createCatalogueFolder(shop.db);
});
afterEach(() => desk.close());

it('removes a withdrawn size from carts, but not from orders', async () => {
  const buyer = await shop.customer();
  const waverer = await shop.customer();
  await shop.fill(buyer, small.id, 2);
  const { id } = await shop.order(buyer);
  await shop.fill(waverer, small.id, 3);
  await shop.fill(waverer, medium.id);

  const withdrawal = 'id,stock S\nUluwatu Elite Pro,\n';
  const { output } = await desk.import(withdrawal, { apply: false });
  expect(output).toContain('stock S  8 → withdrawn; 5 pieces of it will leave carts');
  await desk.import(withdrawal);

  expect(await shop.cart(waverer)).toEqual([{ itemId: medium.id, quantity: 1 }]);
  expect(await shop.stock(small.id)).toBeUndefined();
  expect(await shop.read(buyer, id)).toMatchObject({ status: 'pending', total: 2 * small.price });
});

it('returns the pieces of an expired order to a size that is sold again', async () => {
  const buyer = await shop.customer();
  await shop.fill(buyer, small.id, 2);
  const { id } = await shop.order(buyer);
  await shop.clear(buyer);
  const told = await desk.import('id,stock S\nUluwatu Elite Pro,30\n');
  expect(told.output).toContain('stock S  8 → 30 (and 2 pieces in unpaid orders)');
  shop.clock.advance(26 * 60 * 60 * 1000);
  await expireOrders(shop.dependencies);
  expect(await shop.statusOf(id)).toBe('expired');
  expect(await shop.stock(small.id)).toBe(32);
});

it('withdraws products that are not in the file only with --prune', async () => {
  const file = 'name,price,category,variant,stock M\nNew Tee,1,Tees,,4\n';
  expect((await desk.import(file)).output).toContain('1 product not in the file: kept');
  const buyer = await shop.customer();
  await shop.fill(buyer, small.id);
  const { output } = await desk.import(file, { prune: true });
  expect(output).toContain('Withdrawn');
  expect(output).toContain('Unused variant removed: Elite Pro');
  expect(output).toContain('Unused size removed: S');
  expect(await shop.cart(buyer)).toEqual([]);
  expect(await desk.export('csv')).toMatch(/,created,stock M\r\nNew Tee,New Tee,1,Tees,,,no,[^\n]+,4\r\n$/);
});

it('rejects a checkout of withdrawn products', async () => {
  const buyer = await shop.customer();
  await shop.fill(buyer, small.id);
  const [sold, imported] = await Promise.all([
    shop.create(buyer),
    desk.import('id,stock S\nUluwatu Elite Pro,\n'),
  ]);
  expect(imported.exitCode).toBe(0);
  expect([200, 201, 400, 409, 422]).toContain(sold.status);
  expect(await shop.countOrders()).toBe(sold.status < 300 ? 1 : 0);
});

it('rejects adding an item to the cart while it is being withdrawn', async () => {
  const buyer = await shop.customer();
  const addition = {
    itemId: small.id,
    itemName: small.name,
    sizeId: small.sizeId,
    quantity: 1,
    itemPrice: small.price,
  };
  const [added, imported] = await Promise.all([
    callApi(shop.app, 'POST', '/api/cart/add', { token: buyer.token, body: addition }),
    desk.import('id,stock S\nUluwatu Elite Pro,\n'),
  ]);
  expect(imported.exitCode).toBe(0);
  expect([201, 404]).toContain(added.status);
  expect(await shop.cart(buyer)).toEqual([]);
});

it('changes a price without restoring pieces that are sold at the same time', async () => {
  await shop.db.update(items).set({ stock: 100 });
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => shop.customer()));
  for (const buyer of buyers) await shop.fill(buyer, small.id);

  for (const [index, buyer] of buyers.entries()) {
    const file = `id,price\nUluwatu Elite Pro,${1_000_000 + index}\n`;
    const [sold, imported] = await Promise.all([shop.create(buyer), desk.import(file)]);
    expect([sold.status, imported.exitCode]).toEqual([200, 0]);
  }

  expect(await shop.stock(small.id)).toBe(100 - BUYERS);
});
