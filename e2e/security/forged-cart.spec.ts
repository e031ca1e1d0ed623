import { expect, test } from '@playwright/test';
import { HOME_IN_CANGGU } from '@/e2e/support/steps/customer';
import { anItem, loggedInVisitor, type Visitor } from '@/e2e/support/steps/visitor';

const JSON_TYPE = { 'content-type': 'application/json' };
const PRODUCT = 'Balangan Essential';

let visitor: Visitor;
let item: Awaited<ReturnType<typeof anItem>>;
test.beforeAll(async () => {
  visitor = await loggedInVisitor();
  item = await anItem(visitor.request, PRODUCT);
});
test.afterAll(() => visitor.request.dispose());

/** As text, because JSON has no word for some of them. */
const FORGED_QUANTITIES = [
  '0',
  '-1',
  '-0',
  '1.5',
  '1e9',
  '1e400',
  'NaN',
  'Infinity',
  '"2"',
  'null',
  'true',
  '[1]',
  '{}',
  '21',
  '1000',
];

function addText(quantity: string, more = '') {
  const { itemId, sizeId } = item;
  const body = `{"itemId":${JSON.stringify(itemId)},"sizeId":${JSON.stringify(sizeId)},"quantity":${quantity}${more}}`;
  return visitor.request.post('/api/cart/add', { data: Buffer.from(body), headers: JSON_TYPE });
}

for (const quantity of FORGED_QUANTITIES) {
  test(`nobody gets ${quantity} pieces into a cart`, async () => {
    const added = await addText(quantity);
    expect([400, 422]).toContain(added.status());
    expect(await added.json()).toMatchObject({
      status: 'error',
      code: expect.stringMatching(/^(bad_request|rejected)$/),
    });
    const changed = await visitor.request.patch('/api/cart/items/any', {
      data: Buffer.from(`{"quantity":${quantity}}`),
      headers: JSON_TYPE,
    });
    expect([400, 422]).toContain(changed.status());
  });
}

test('price and name are the shop’s, whatever is sent along', async () => {
  const lies = {
    itemPrice: 1,
    price: 1,
    itemName: 'Gold',
    total: 0,
    totalPrice: 0,
    __proto__: { price: 1 },
    constructor: { prototype: { price: 1 } },
  };
  const more = `,${JSON.stringify(lies).slice(1, -1)},"__proto__":{"quantity":9,"price":1}`;
  const added = await addText('1', more);
  expect(added.status()).toBe(201);
  expect((await added.json()).data).toMatchObject({
    items: [{ itemName: PRODUCT, price: item.price, quantity: 1 }],
    totalPrice: item.price,
  });

  const paid = await visitor.request.post('/api/checkout', {
    data: { ...HOME_IN_CANGGU, total: 1, gross_amount: 1, items: [], status: 'paid', id: 'mine' },
  });
  expect(paid.status()).toBe(200);
  const { id } = (await paid.json()).data;
  expect(id).not.toBe('mine');
  const order = await (await visitor.request.get(`/api/transactions/${id}`)).json();
  expect(order.data).toMatchObject({ total: item.price, status: 'pending' });
});

test('an item of another size, of nobody, or by another’s number is none', async () => {
  for (const lie of [
    { sizeId: 'XXXL' },
    { itemId: 'nothing' },
    { itemId: '../../users/logout' },
    { itemId: '' },
    { itemId: {} },
  ]) {
    const { itemId, sizeId } = item;
    const answer = await visitor.request.post('/api/cart/add', {
      data: { itemId, sizeId, quantity: 1, ...lie },
    });
    expect([404, 422], JSON.stringify(lie)).toContain(answer.status());
  }
});
