import { expect, test } from '@playwright/test';
import {
  CANGGU_ADDRESS,
  createLoggedInCustomer,
  findItemInStock,
  type LoggedInCustomer,
} from '@/e2e/support/steps/customer';

const LOGIN = '/api/users/login';
const JSON_TYPE = 'application/json';
const pair = '{"email":"nobody@example.com","password":"wrong"}';

const BODIES: [name: string, type: string, body: string | Buffer, status: number][] = [
  ['30,000 nested lists', JSON_TYPE, `{"email":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 422],
  ['10 MB', JSON_TYPE, Buffer.alloc(10 * 1024 * 1024, 'x'), 413],
  ['10 MB of another type', 'text/plain', Buffer.alloc(10 * 1024 * 1024, 'x'), 413],
  ['UTF-16', `${JSON_TYPE}; charset=utf-16le`, Buffer.from(pair, 'utf16le'), 400],
  ['overlong UTF-8', JSON_TYPE, Buffer.from([0x7b, 0x22, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d]), 400],
  ['a leading NUL', JSON_TYPE, `\0${pair}`, 400],
  ['a NUL in a string', JSON_TYPE, '{"email":"a\\u0000@b.co","password":"x"}', 400],
  ['a lone surrogate', JSON_TYPE, '{"email":"\\ud800","password":"\\udfff"}', 401],
  ['trailing data', JSON_TYPE, `${pair}{}`, 400],
  ['no content', JSON_TYPE, '', 400],
  ['a list', JSON_TYPE, `[${pair}]`, 422],
  ['its fields in the prototype', JSON_TYPE, `{"__proto__":${pair}}`, 422],
  ['a form', 'application/x-www-form-urlencoded', 'email=a&password=b', 415],
  ['XML', 'application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 415],
];

for (const [name, type, body, status] of BODIES) {
  test(`a body with ${name} is a ${status}`, async ({ request }) => {
    const response = await request.post(LOGIN, {
      data: Buffer.from(body),
      headers: { 'content-type': type },
    });
    expect(response.status()).toBe(status);
    const failure = { status: 'error', code: expect.any(String), message: expect.any(String) };
    expect(await response.json()).toMatchObject(failure);
    expect(response.headers()['set-cookie']).toBeUndefined();
  });
}

test.describe('with a cart', () => {
  const PRODUCT = 'Balangan Essential';
  let shopper: LoggedInCustomer;
  let item: Awaited<ReturnType<typeof findItemInStock>>;
  test.beforeAll(async () => {
    shopper = await createLoggedInCustomer();
    item = await findItemInStock(shopper.request, PRODUCT);
  });
  test.afterAll(() => shopper.request.dispose());

  /** Sends the quantity as text, because some quantities are not JSON. */
  function addWith(quantity: string, more = '') {
    const { itemId, sizeId } = item;
    const fields = `"itemId":${JSON.stringify(itemId)},"sizeId":${JSON.stringify(sizeId)}`;
    const data = Buffer.from(`{${fields},"quantity":${quantity}${more}}`);
    return shopper.request.post('/api/cart/add', { data, headers: { 'content-type': JSON_TYPE } });
  }

  test('a quantity that is not an integer from 1 to the limit is rejected', async () => {
    for (const quantity of '0 -1 -0 1.5 1e9 1e400 NaN "2" null [1] {} 21'.split(' ')) {
      expect([400, 422], quantity).toContain((await addWith(quantity)).status());
      const changed = await shopper.request.patch('/api/cart/items/any', {
        data: Buffer.from(`{"quantity":${quantity}}`),
        headers: { 'content-type': JSON_TYPE },
      });
      expect([400, 422], quantity).toContain(changed.status());
    }
  });

  test('the shop decides names and prices, whatever the request says', async () => {
    const lies = { itemPrice: 1, price: 1, itemName: 'Gold', total: 0, totalPrice: 0 };
    const added = await addWith('1', `,${JSON.stringify(lies).slice(1, -1)},"__proto__":{"price":1}`);
    expect(added.status()).toBe(201);
    expect((await added.json()).data).toMatchObject({
      items: [{ itemName: PRODUCT, price: item.price, quantity: 1 }],
      totalPrice: item.price,
    });
    const ordered = await shopper.request.post('/api/checkout', {
      data: { ...CANGGU_ADDRESS, total: 1, gross_amount: 1, items: [], status: 'paid', id: 'mine' },
    });
    const { id } = (await ordered.json()).data;
    const order = await (await shopper.request.get(`/api/transactions/${id}`)).json();
    expect(order.data).toMatchObject({ total: item.price, status: 'pending' });
  });
});
