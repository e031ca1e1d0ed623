import { catalogueChanges } from '@/backend/db/schema/catalogue';
import { type OrderShop, withOrderShop } from '@/backend/test/order-shop';
import { testItems } from '@/backend/test/test-catalogue';
import { expireOrders } from './order-jobs';
import { HOLD_MS } from './order-status';

const { small, medium } = testItems;

let shop: OrderShop;

withOrderShop((opened) => {
  shop = opened;
});

async function notedTags() {
  const noted = await shop.db.delete(catalogueChanges).returning({ tag: catalogueChanges.tag });
  return noted.map(({ tag }) => tag);
}

async function order(itemId: string, quantity: number) {
  const customer = await shop.customer();
  await shop.fill(customer, itemId, quantity);
  shop.provider.isDown = true;
  await shop.create(customer);
}

async function expire() {
  shop.clock.advance(HOLD_MS);
  return expireOrders(shop.dependencies);
}

it('the storefront is to hear when the last piece goes, and when one comes back', async () => {
  await order(medium.id, 1);
  expect(await notedTags()).toEqual(['items']);
  expect(await expire()).toBe(1);
  expect(await notedTags()).toEqual(['items']);
});

it('it is not told of every sale', async () => {
  await order(small.id, 4);
  expect(await expire()).toBe(1);
  expect(await notedTags()).toEqual([]);
});

it('it hears nothing of an order that was refused', async () => {
  await order(medium.id, 2);
  expect(await notedTags()).toEqual([]);
});
