import { catalogueChanges, items } from '@/backend/db/schema/catalogue';
import { listErrorMessages } from '@/backend/test/call';
import { type OrderShop, openOrderShopBeforeEach } from '@/backend/test/order-shop';
import { testItems } from '@/backend/test/test-catalogue';
import { slugifyProductId } from '@/lib/contract/catalogue';
import { productTag } from '@/lib/contract/revalidation';
import { expireOrders } from './order-jobs';
import { STOCK_RESERVATION_MS } from './order-status';

const { small, medium, large } = testItems;
const SOLD = productTag(slugifyProductId(medium.name));

let shop: OrderShop;

openOrderShopBeforeEach((opened) => {
  shop = opened;
});

describe('50 customers with one last piece', () => {
  it('create one order, and 49 get a sold-out error', async () => {
    const buyers = await Promise.all(Array.from({ length: 50 }, () => shop.customer()));
    for (const buyer of buyers) await shop.fill(buyer, medium.id);

    const responses = await Promise.all(buyers.map((buyer) => shop.create(buyer)));

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = responses.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(49);
    expect(new Set(refused.flatMap(({ json }) => listErrorMessages(json)))).toEqual(
      new Set(['Uluwatu Elite Pro in size M is sold out.']),
    );
    expect(await shop.stock(medium.id)).toBe(0);
    expect(await shop.countOrders()).toBe(1);
  });

  it('and carts with the same items in another order do not deadlock', async () => {
    await shop.db.update(items).set({ stock: 100 });
    const buyers = await Promise.all(Array.from({ length: 20 }, () => shop.customer()));
    for (const [index, buyer] of buyers.entries()) {
      const bought = index % 2 === 0 ? [small, medium, large] : [large, medium, small];
      for (const { id } of bought) await shop.fill(buyer, id);
    }
    const responses = await Promise.all(buyers.map((buyer) => shop.create(buyer)));
    expect(responses.map(({ status }) => status)).toEqual(buyers.map(() => 200));
    expect(await shop.totalStock()).toBe(300 - 60);
  });
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
  shop.clock.advance(STOCK_RESERVATION_MS);
  return expireOrders(shop.dependencies);
}

it('records the product when its last piece is sold and when one returns', async () => {
  await order(medium.id, 1);
  expect(await notedTags()).toEqual([SOLD]);
  expect(await expire()).toBe(1);
  expect(await notedTags()).toEqual([SOLD]);
});

it('does not record other sales', async () => {
  await order(small.id, 4);
  expect(await expire()).toBe(1);
  expect(await notedTags()).toEqual([]);
});

it('records nothing for a rejected order', async () => {
  await order(medium.id, 2);
  expect(await notedTags()).toEqual([]);
});
