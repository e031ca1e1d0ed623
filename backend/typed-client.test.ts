import { ok } from '@oazapfts/runtime';
import type { OpenedDatabase } from './db/database';
import { sendMails } from './mail/mail-outbox';
import type { Mail } from './mail/mailer';
import { createDevelopmentProvider } from './payments/development/development-provider';
// Made of the document before: node --import tsx backend/test/make-client.ts
import * as client from './test/.tmp/product-api/client';
import { call } from './test/call';
import { openTestDatabase } from './test/open-test-database';
import { orderShop } from './test/order-shop';

let database: OpenedDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const made = { firstName: 'Made', lastName: 'Wirawan', email: 'made@example.com', phone: '0812-3456-7890' };
const password = 'ombak-besar-di-uluwatu';
const address = {
  receiptName: 'Made Wirawan',
  address: 'Jalan Pantai Berawa 8',
  city: 'Badung',
  province: 'Bali',
  postalCode: '80361',
};

/** A shop with the development provider; the client calls it without a server. */
async function openShop() {
  const mails: Mail[] = [];
  const shop = await orderShop(database.db, async (base) => {
    const send = async (body: object) => (await shop.notify(body)).status === 200;
    const developmentPayments = await createDevelopmentProvider({ ...base, send });
    const mailer = { send: async (mail: Mail) => void mails.push(mail) };
    return { payments: developmentPayments, developmentPayments, mailer };
  });
  client.defaults.baseUrl = 'http://api.test';
  client.defaults.fetch = async (input, init) => shop.app.request(input, init);
  const mailedToken = async () => {
    await sendMails(shop.dependencies);
    return new URL(mails.at(-1)?.link ?? '').searchParams.get('token') ?? '';
  };
  return { ...shop, mailedToken };
}

it('buys with a client that is made of the OpenAPI document', async () => {
  const shop = await openShop();
  await ok(client.register({ ...made, password }));
  await ok(client.verifyEmail(await shop.mailedToken(), { password }));
  const { data: login } = await ok(client.logIn({ email: made.email, password }));
  client.defaults.headers = { authorization: `Bearer ${login.token}` };

  const { data: products } = await ok(client.listProducts());
  const [product] = products;
  const { data: items } = await ok(client.listItems({ name: product?.name ?? '' }));
  const item = items.find(({ stock }) => stock > 1);
  if (!item) throw new Error('Nothing is in stock');
  await ok(client.addToCart({ itemName: item.name, itemId: item.id, sizeId: item.size.id, quantity: 2 }));
  await ok(client.saveAddress(address));

  const { data: cart } = await ok(client.getCart());
  const { data: transaction } = await ok(client.createTransaction());
  const page = `/payment/page/${transaction.snap_token}/charge`;
  const card = { number: '4811 1111 1111 1114', expiry: '12/30', cvv: '123' };
  await call(shop.app, 'POST', page, { body: card });

  const { data: order } = await ok(client.getOrder(transaction.id));
  expect(order).toMatchObject({ status: 'paid', total: 2 * item.price, shipping: address });
  expect(order.total).toBe(cart.totalPrice);
});

it('knows a refusal by its status, with the contract’s failure', async () => {
  await openShop();
  const answer = await client.getProduct('nothing');
  if (answer.status !== 404) throw new Error(`Answered with ${answer.status}`);
  expect(answer.data.errors).toEqual([{ msg: 'There is no such product' }]);
});
