import type { OpenedDatabase } from '@/backend/db/database';
import { items } from '@/backend/db/schema/catalogue';
import { catalogueDesk } from '@/backend/test/catalogue-desk';
import { openTestDatabase } from '@/backend/test/open-test-database';
import { orderShop } from '@/backend/test/order-shop';
import { testItems } from '@/backend/test/test-catalogue';

const { small } = testItems;
const BUYERS = 20;

let database: OpenedDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('changes a price without putting back what is sold at the same moment', async () => {
  const shop = await orderShop(database.db);
  const desk = await catalogueDesk(database.db);
  await shop.db.update(items).set({ stock: 100 });
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => shop.customer()));
  for (const buyer of buyers) await shop.fill(buyer, small.id);

  for (const [index, buyer] of buyers.entries()) {
    const file = `id,price\nUluwatu Elite Pro,${1_000_000 + index}\n`;
    const [sold, imported] = await Promise.all([shop.create(buyer), desk.import(file)]);
    expect([sold.status, imported.exitCode]).toEqual([200, 0]);
  }

  expect(await shop.stock(small.id)).toBe(100 - BUYERS);
  await desk.close();
});
