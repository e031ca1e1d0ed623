import { ORDER_COOKIE, openSession, SESSION_COOKIE, sealSession } from '@/lib/session/session';
import { aSession } from '@/lib/testing/ask-route';
import { sealOf, sendForm as send } from '@/lib/testing/send-form';
import { stubNetwork } from '@/lib/testing/stub-network';

const ADDRESS = {
  receiptName: 'Ayu',
  address: 'Jl. Pantai 1',
  city: 'Kuta',
  province: 'Bali',
  postalCode: '80361',
};
const LINE = { id: '4', itemId: '7', itemName: 'X', quantity: 2, sizeName: '', price: 5 };
const CART = { body: { data: { items: [LINE], totalPrice: 10 } } };

describe('the cart', () => {
  it('changes and removes a line, and says nothing of one that is gone', async () => {
    const { sent: asked, calls } = stubNetwork({
      'PATCH /api/cart/items/4': {},
      'DELETE /api/cart/remove/4': { status: 404 },
    });
    const session = aSession();
    const changed = await send('/cart', { action: 'change', line: '4', quantity: '3' }, { session });
    expect(changed).toMatchObject({ status: 303, location: '/cart', answer: undefined });
    expect(asked[0]?.body).toEqual({ quantity: 3 });
    expect(await send('/cart', { action: 'remove', line: '4' }, { session })).toMatchObject({
      location: '/cart',
      answer: undefined,
    });
    expect(calls()).toEqual(['PATCH /api/cart/items/4', 'DELETE /api/cart/remove/4']);
  });

  it.each(['0', '2.5', '-1', 'many', '', '1e9'])('takes no quantity of "%s"', async (quantity) => {
    const { calls } = stubNetwork({});
    const sent = await send('/cart', { action: 'change', line: '4', quantity }, { session: aSession() });
    expect(sent.answer).toMatchObject({ about: 'quantity', code: 'rejected' });
    expect(calls()).toEqual([]);
  });

  it.each(['', 'constructor', 'delete'])('does nothing by the name of "%s"', async (action) => {
    stubNetwork({});
    expect(await send('/cart', { action }, { session: aSession() })).toMatchObject({
      answer: { code: 'bad_request' },
    });
  });

  it('finds no line by half a character', async () => {
    const { calls } = stubNetwork({});
    const headers = { 'content-type': 'application/json' };
    const raw = String.raw`{"action":"remove","line":"\ud800"}`;
    const removed = await send('/cart', {}, { session: aSession(), headers, raw });
    expect(removed).toMatchObject({ status: 303, location: '/cart', answer: undefined });
    expect(calls()).toEqual([]);
  });

  it('leads to the login and back when nobody is there', async () => {
    const sent = await send('/cart', { action: 'remove', line: '4' }, { locale: 'id' });
    expect(sent).toMatchObject({
      location: '/id/login?redirect=%2Fid%2Fcart&answer=ID',
      answer: { code: 'unauthenticated' },
    });
  });

  it('logs out here, whatever the product API says', async () => {
    stubNetwork({ 'DELETE /api/users/logout': { status: 500 } });
    const sent = await send('/cart', { action: 'logout' }, { session: aSession() });
    expect(sent).toMatchObject({ status: 303, answer: { about: 'logout' }, session: undefined });
    expect(sent.cookies.join()).toMatch(new RegExp(`${SESSION_COOKIE}=;`));
  });
});

describe('an addition', () => {
  it('asks for a size before anything else', async () => {
    const { calls } = stubNetwork({});
    const sent = await send('/men/uluwatu-elite-pro', { quantity: '2' });
    expect(sent).toMatchObject({
      location: '/cart?answer=ID',
      answer: { about: 'addition', code: 'size_missing', fields: { page: '/men/uluwatu-elite-pro' } },
    });
    expect(calls()).toEqual([]);
  });

  it('waits for the login, which leads to where one press adds it', async () => {
    const sent = await send('/woman/melati', { size: '3', quantity: '2' }, { locale: 'id' });
    const back = '/id/cart?add=%2Fwoman%2Fmelati&size=3&quantity=2';
    expect(sent).toMatchObject({
      location: `/id/login?redirect=${encodeURIComponent(back)}&answer=ID`,
      answer: { about: 'addition', code: 'unauthenticated' },
    });
  });
});

describe('a checkout', () => {
  const answers = {
    'GET /api/cart': CART,
    'POST /api/users/address': {},
    'POST /api/transactions/create': { body: { status: 'success', data: { id: 9, snap_token: 'snap/1' } } },
    'DELETE /api/cart/clear': {},
  };

  it('orders, and leads to the payment’s own page', async () => {
    const { calls } = stubNetwork(answers);
    const session = aSession();
    const sent = await send('/checkout', { ...ADDRESS, total: '10' }, { session, locale: 'id' });
    expect(sent).toMatchObject({
      status: 303,
      location: '/payment/page/snap%2F1?lang=id',
    });
    expect(sealOf(sent.cookies, SESSION_COOKIE)).toBe('');
    const order = sealOf(sent.cookies, ORDER_COOKIE);
    expect(await openSession(await sealSession(session), order)).toMatchObject({
      lastOrder: { orderId: '9', snapToken: 'snap/1' },
    });
    expect(calls()).toEqual(Object.keys(answers));
  });

  it('asks for all five fields, and keeps what was typed', async () => {
    const { calls } = stubNetwork(answers);
    const sent = await send('/checkout', { ...ADDRESS, city: ' ' }, { session: aSession() });
    expect(sent.answer).toMatchObject({ about: 'checkout', code: 'missing', fields: { receiptName: 'Ayu' } });
    expect(calls()).toEqual([]);
  });

  it('orders nothing for an address that is no UTF-8', async () => {
    const { calls } = stubNetwork(answers);
    const raw = new URLSearchParams({ ...ADDRESS, total: '10' }).toString().replace('Ayu', '%ff');
    const sent = await send('/checkout', {}, { session: aSession(), raw });
    expect(sent.answer).toMatchObject({ about: 'checkout', code: 'bad_request' });
    expect(calls()).toEqual([]);
  });

  it('orders nothing but what was seen', async () => {
    const { calls } = stubNetwork(answers);
    const seen = { ...ADDRESS, version: 'f'.repeat(64), total: '10' };
    const sent = await send('/checkout', seen, { session: aSession() });
    expect(sent.answer).toMatchObject({ code: 'cart_changed', fields: ADDRESS });
    expect(calls()).toEqual(['GET /api/cart']);
    const dearer = await send('/checkout', { ...ADDRESS, total: '9' }, { session: aSession() });
    expect(dearer.answer).toMatchObject({ code: 'cart_changed' });
  });
});

it('an order’s page leads to the one that the server fills in', async () => {
  expect(await send('/order-status?transaction_id=a%26b', {}, { locale: 'id' })).toMatchObject({
    status: 303,
    location: '/id/order?transaction_id=a%26b',
  });
});
