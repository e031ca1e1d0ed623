import { setTimeout as pause } from 'node:timers/promises';
import { RATE_LIMITS } from '@/lib/rate-limit/limits';
import { callRoute, createTestSession } from '@/lib/testing/call-route';
import { type StubbedResponse, stubNetwork } from '@/lib/testing/stub-network';
import { POST } from './route';

const ADDRESS = {
  receiptName: 'Ayu',
  address: 'Jl. Pantai 1',
  city: 'Kuta',
  province: 'Bali',
  postalCode: '80361',
};
const LINE = { id: '4', itemId: '7', itemName: 'X', quantity: 2, sizeName: '', price: 5, image: undefined };
const FULL = { body: { data: { items: [LINE] } } };
const EMPTY = { body: { data: { items: [] } } };
const CREATED = { body: { status: 'success', data: { id: 9, snap_token: 'snap' } } };
/**
 * The versions of Ayu's cart with the line above, and with only one piece. Another program computed the
 * SHA-256 values.
 */
const KEY = 'f0afca83935df7c17da81fdf809afce9a088c2c1c98e96b4f8eff9c459a27891';
const OTHER = '6d713824fe94973aebd784c4ae88ed0f49d03a8c9c70de957a51e747f3086f3f';

const CART = 'GET /api/cart';
const SAVE = 'POST /api/users/address';
const CREATE = 'POST /api/transactions/create';
const CLEAR = 'DELETE /api/cart/clear';

async function pay(responses: Record<string, StubbedResponse> = {}, key?: string, body: unknown = ADDRESS) {
  const network = stubNetwork({ [CART]: FULL, [SAVE]: {}, [CREATE]: CREATED, [CLEAR]: {}, ...responses });
  const response = await callRoute(POST, {
    method: 'POST',
    body,
    session: createTestSession({ customer: 'ayu' }),
    ...(key && { headers: { 'idempotency-key': key } }),
  });
  const orderedUnder = network.sent
    .find(({ path }) => path.endsWith('create'))
    ?.headers.get('idempotency-key');
  return { ...response, calls: network.calls(), sent: network.sent, orderedUnder };
}

afterEach(() => RATE_LIMITS.checkout.delete('ayu'));

it('saves the address, creates the transaction and clears the cart', async () => {
  const { status, body, calls, sent, orderedUnder } = await pay({}, KEY);
  expect({ status, body }).toEqual({
    status: 200,
    body: { data: { id: '9', snapToken: 'snap', cartCleared: true } },
  });
  expect(calls).toEqual([CART, SAVE, CREATE, CLEAR]);
  expect(sent[1]?.body).toEqual(ADDRESS);
  expect(sent[2]?.body).toBeUndefined();
  expect(orderedUnder).toBe(KEY);
});

it('allows a customer twenty checkouts in ten minutes', async () => {
  await RATE_LIMITS.checkout.set('ayu', 20, 600);
  const limited = await pay();
  expect(limited).toMatchObject({ status: 429, body: { code: 'rate_limited' }, calls: [] });
});

it('allows an IP address 300 checkouts in ten minutes, for any number of customers', async () => {
  await RATE_LIMITS.checkoutNetwork.set('unknown', 300, 600);
  const limited = await pay();
  await RATE_LIMITS.checkoutNetwork.delete('unknown');
  expect(limited).toMatchObject({ status: 429, body: { code: 'rate_limited' }, calls: [] });
});

const BROKEN = { status: 500 };
const AWAY = new TypeError('fetch failed');
const REFUSED = { status: 422, body: { errors: [{ msg: 'No' }] } };
const LOGGED_OUT = { status: 401 };

it.each([
  ['cart', CART, BROKEN, 502, 'upstream_failed'],
  ['cart', CART, AWAY, 503, 'unavailable'],
  ['cart', CART, LOGGED_OUT, 401, 'unauthenticated'],
  ['address', SAVE, BROKEN, 502, 'address_failed'],
  ['address', SAVE, AWAY, 503, 'address_failed'],
  ['address', SAVE, REFUSED, 422, 'address_failed'],
  ['address', SAVE, LOGGED_OUT, 401, 'unauthenticated'],
  ['transaction', CREATE, BROKEN, 502, 'transaction_failed'],
  ['transaction', CREATE, AWAY, 503, 'transaction_failed'],
  ['transaction', CREATE, REFUSED, 422, 'transaction_rejected'],
  ['transaction', CREATE, LOGGED_OUT, 401, 'unauthenticated'],
])('stops at a failed %s (%s: %j) with %i %s', async (_, call, response, status, code) => {
  const failure = await pay({ [call]: response });
  expect(failure).toMatchObject({ status, body: { code } });
  expect(failure.calls.at(-1)).toBe(call);
});

it('ends a session that the product API ended during the checkout', async () => {
  expect((await pay({ [CREATE]: { status: 401 } })).cookie).toMatch(/^__Host-segara_session=; .*Max-Age=0/);
});

it('returns the reason why no transaction was created', async () => {
  const errors = [{ msg: 'Cart is empty' }, { msg: 'No address' }];
  const { status, body } = await pay({ [CREATE]: { body: { status: 'error', errors } } });
  expect(status).toBe(422);
  expect(body).toMatchObject({
    code: 'transaction_rejected',
    message: 'Cart is empty, No address',
    errors,
  });
});

it.each([[{ status: 500 }], [new TypeError('fetch failed')], [{ status: 404 }]])(
  'continues to the payment if the cart cannot be cleared: %j',
  async (response) => {
    const { status, body } = await pay({ [CLEAR]: response });
    expect({ status, body }).toMatchObject({ status: 200, body: { data: { id: '9', cartCleared: false } } });
  },
);

describe('the cart version that the shopper saw', () => {
  /** The versions of a cart and of an empty cart without a customer: SHA-256 of `[["4","7",2]]` and of `[]`. */
  const SEEN = '6cc9b8f27f9665185cfec1312e373e1539cc8f2a8a662cd2e98faccc710862cd';
  const NOTHING = '4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945';

  async function told(...tried: Parameters<typeof pay>) {
    const headers = (await pay(...tried)).sent.find(({ path }) => path.endsWith('create'))?.headers;
    return [headers?.get('cart-version'), headers?.get('cart-total')];
  }

  it('is sent to the product API, which compares the cart atomically', async () => {
    expect(await told({}, KEY, { ...ADDRESS, seenTotal: 10 })).toEqual([SEEN, '10']);
    expect(await told({}, KEY)).toEqual([SEEN, null]);
    expect(await told()).toEqual([null, null]);
    expect(await told({ [CART]: EMPTY }, OTHER, { ...ADDRESS, seenTotal: 10 })).toEqual([NOTHING, null]);
  });

  it.each(['cart-version', 'cart-total'])('is outdated if the product API reports %s', async (path) => {
    const errors = [{ msg: 'Changed', path }];
    const { status, body, calls } = await pay({ [CREATE]: { status: 409, body: { errors } } }, KEY);
    expect({ status, body }).toMatchObject({
      status: 409,
      body: {
        code: 'cart_changed',
        message: 'Your cart has changed in the meantime. Please check it and try again.',
      },
    });
    expect(calls.at(-1)).toBe(CREATE);
  });

  it('limits the clearing to the ordered lines: the request names the order', async () => {
    const { sent } = await pay({}, KEY);
    expect(sent.at(-1)?.headers.get('transaction-id')).toBe('9');
  });
});

describe('a retry', () => {
  it('with the same cart uses the same idempotency key, with or without the header', async () => {
    expect((await pay({}, KEY)).orderedUnder).toBe(KEY);
    expect((await pay()).orderedUnder).toBe(KEY);
  });

  it('with a changed cart does nothing', async () => {
    const { status, body, calls } = await pay({}, OTHER);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'cart_changed' });
    expect(calls).toEqual([CART]);
  });

  it('after a lost response finds its order by the original key', async () => {
    const { status, body, calls, orderedUnder } = await pay({ [CART]: EMPTY }, OTHER);
    expect({ status, orderedUnder }).toEqual({ status: 200, orderedUnder: OTHER });
    expect(body.data.cartCleared).toBe(true);
    expect(calls).toEqual([CART, SAVE, CREATE]);
  });

  it('with an invalid key does nothing', async () => {
    expect((await pay({ [CART]: EMPTY }, 'mine')).status).toBe(409);
  });
});

const SHORT = (stock: number) => ({ body: { data: { items: [{ ...LINE, sizeName: '32', stock }] } } });

it.each([
  [0, 'X in size 32 is sold out.'],
  [1, 'Only 1 of X in size 32 left.'],
])('rejects a cart with more than the %i in stock before any write', async (stock, msg) => {
  const { status, body, calls } = await pay({ [CART]: SHORT(stock) });
  expect({ status, code: body.code, errors: body.errors }).toEqual({
    status: 409,
    code: 'transaction_rejected',
    errors: [{ msg }],
  });
  expect(calls).toEqual([CART]);
});

it('sells the last piece', async () => {
  expect((await pay({ [CART]: SHORT(2) })).status).toBe(200);
});

it('rejects a total that differs from the one the shopper saw', async () => {
  expect((await pay({}, KEY, { ...ADDRESS, seenTotal: 10 })).status).toBe(200);
  const { status, body, calls } = await pay({}, KEY, { ...ADDRESS, seenTotal: 9 });
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'cart_changed' });
  expect(calls).toEqual([CART]);
});

it('requires all five fields', async () => {
  const { status, body, calls } = await pay({}, KEY, { ...ADDRESS, city: ' ', postalCode: undefined });
  expect(status).toBe(422);
  expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(['city', 'postalCode']);
  expect(calls).toEqual([]);
});

it('names the step that timed out', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  stubNetwork({ [CART]: FULL, [SAVE]: 'never' });
  const asked = callRoute(POST, { method: 'POST', body: ADDRESS, session: createTestSession() });
  const settled = jest.fn();
  const watched = asked.then(settled);
  for (let tries = 0; tries < 100 && settled.mock.calls.length === 0; tries += 1) {
    await jest.advanceTimersByTimeAsync(500);
    await pause(1);
  }
  await watched;
  jest.useRealTimers();
  expect(await asked).toMatchObject({ status: 504, body: { code: 'address_failed' } });
});
