import { createDevelopmentProvider } from '@/backend/payments/development/development-provider';
import { callApi } from '@/backend/test/call';
import { createOrderShop, type OrderShop, openOrderShopBeforeEach } from '@/backend/test/order-shop';
import { testItems } from '@/backend/test/test-catalogue';

const { small } = testItems;
const DAY_MS = 24 * 60 * 60 * 1000;
const PAID = { number: '4811 1111 1111 1114', expiry: '12/30', cvv: '123' };
const DECLINED = { ...PAID, number: '4911 1111 1111 1113' };
const PENDING = { ...PAID, number: '4411 1111 1111 1118' };

let shop: OrderShop;
let customer: Awaited<ReturnType<typeof shop.customer>>;
let order: Awaited<ReturnType<typeof shop.order>>;
/** If false, the shop rejects notifications. */
let shopIsUp: boolean;

openOrderShopBeforeEach(
  (opened) => {
    shop = opened;
  },
  async (base) => {
    const send = async (body: object) => shopIsUp && (await shop.notify(body)).status === 200;
    const developmentPayments = await createDevelopmentProvider({ ...base, send });
    return { payments: developmentPayments, developmentPayments };
  },
);
beforeEach(async () => {
  shopIsUp = true;
  customer = await shop.customer();
  await shop.fill(customer, small.id);
  order = await shop.order(customer);
});

const page = (token = order.token, query = '') => callApi(shop.app, 'GET', `/payment/page/${token}${query}`);
const charge = (card: unknown, headers = {}) =>
  callApi(shop.app, 'POST', `/payment/page/${order.token}/charge`, { body: card, headers });

describe('the payment page', () => {
  it('shows the order and amount with a strict CSP, and can be framed by its own origin only', async () => {
    const { status, text, headers } = await page();
    expect(status).toBe(200);
    expect(text).toContain(order.id);
    expect(text).toContain('Rp. 1.199.000');
    expect(text).toContain('no money moves');
    expect(text).not.toMatch(/<script>|<style|\sstyle=|\son\w+=/);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe');
  });

  it.each([
    ['?lang=id', {}, '<html lang="id">', 'Nomor kartu'],
    ['?lang=en', { 'accept-language': 'id' }, '<html lang="en">', 'Card number'],
    ['', { 'accept-language': 'id-ID,id;q=0.9' }, '<html lang="id">', 'Bayar'],
  ])('uses the language of %j and %j', async (query, headers, lang, label) => {
    const { text } = await callApi(shop.app, 'GET', `/payment/page/${order.token}${query}`, { headers });
    expect(text).toContain(lang);
    expect(text).toContain(label);
  });

  it('lists its test cards with their results behind one line', async () => {
    const { text } = await page();
    const [, cards] = /<details><summary>Test cards<\/summary>(.*)<\/details>/s.exec(text) ?? [];
    for (const { number } of [PAID, DECLINED, PENDING]) expect(cards).toContain(number);
  });

  it('uses the font of the shop', async () => {
    const { text } = await callApi(shop.app, 'GET', '/payment/page.css');
    const [, file = ''] = /src: url\('([^']+)'\)/.exec(text) ?? [];
    const { status, headers } = await callApi(shop.app, 'GET', file);
    expect([status, headers.get('content-type')]).toEqual([200, 'font/woff2']);
    expect((await page()).headers.get('content-security-policy')).toContain("font-src 'self'");
  });

  it.each(['unknown', '%00', '..%2f..%2fetc'])('responds with 404 to the payment %s', async (token) => {
    expect([400, 404]).toContain((await page(token)).status);
  });

  it('is closed after the deadline', async () => {
    shop.clock.advance(DAY_MS);
    expect((await page()).text).not.toContain('id="card"');
    expect(await charge(PAID)).toMatchObject({ status: 409, json: { status: 'error' } });
  });
});

describe('paying', () => {
  it('with the accepted card pays the order once', async () => {
    const response = await charge(PAID);
    expect(response).toMatchObject({
      status: 200,
      json: {
        data: {
          outcome: 'paid',
          result: {
            order_id: order.id,
            transaction_status: 'capture',
            gross_amount: '1199000.00',
            masked_card: '48111111-1114',
          },
        },
      },
    });
    expect(await shop.statusOf(order.id)).toBe('paid');
    expect((await charge(DECLINED)).json).toEqual(response.json);
    expect(await shop.journal(order.id)).toHaveLength(2);
    expect((await page()).text).toContain('Payment received.');
  });

  it('with a declined card keeps the order open for another card', async () => {
    expect(await charge(DECLINED)).toMatchObject({ status: 200, json: { data: { outcome: 'declined' } } });
    expect(await shop.statusOf(order.id)).toBe('pending');
    await charge(PAID);
    expect(await shop.statusOf(order.id)).toBe('paid');
  });

  it('with the pending card or by transfer keeps the order pending', async () => {
    expect(await charge(PENDING)).toMatchObject({ json: { data: { outcome: 'pending' } } });
    expect(await shop.read(customer)).toMatchObject({ status: 'pending', transaction_method: 'credit_card' });
    const later = await callApi(shop.app, 'POST', `/payment/page/${order.token}/transfer`);
    expect(later).toMatchObject({ json: { data: { outcome: 'pending' } } });
    await charge(PAID);
    expect(await shop.statusOf(order.id)).toBe('paid');
  });

  it('concurrently charges once', async () => {
    await Promise.all(Array.from({ length: 6 }, () => charge(PAID)));
    const applied = (await shop.journal(order.id)).filter(({ effect }) => effect === 'applied');
    expect(applied).toHaveLength(1);
  });

  it('reports an error per field in the page’s language', async () => {
    const { status, json } = await charge(
      { number: '4811', expiry: '01/20', cvv: '' },
      { 'accept-language': 'id' },
    );
    expect(status).toBe(422);
    expect(json).toMatchObject({
      status: 'error',
      errors: [
        { path: 'number', msg: 'Masukkan nomor kartu yang lengkap.' },
        { path: 'expiry', msg: 'Masa berlaku kartu ini sudah habis.' },
        { path: 'cvv', msg: 'Masukkan 3 atau 4 angka kode keamanan.' },
      ],
    });
  });

  it('rejects cards that are not test cards', async () => {
    expect(await charge({ ...PAID, number: '4242 4242 4242 4242' })).toMatchObject({
      status: 422,
      json: { errors: [{ path: 'number', msg: expect.stringContaining('Only the test cards') }] },
    });
  });

  it.each([[{}], [[]], [null], [{ ...PAID, number: 1 }], [{ ...PAID, number: '4'.repeat(100) }]])(
    'refuses %j',
    async (body) => {
      expect(await charge(body)).toMatchObject({ status: 422, json: { status: 'error' } });
    },
  );
});

describe('a shop that does not respond to the notification', () => {
  it('receives the payment when the provider retries', async () => {
    shopIsUp = false;
    await charge(PAID);
    expect(await shop.statusOf(order.id)).toBe('pending');
    shopIsUp = true;
    await shop.dependencies.developmentPayments?.resendUnsent();
    expect(await shop.statusOf(order.id)).toBe('paid');
  });
});

describe('the files for the browser', () => {
  it.each([
    ['snap.js', 'text/javascript'],
    ['page.js', 'text/javascript'],
    ['page.css', 'text/css'],
  ])('%s is %s', async (name, type) => {
    const { status, headers, text } = await callApi(shop.app, 'GET', `/payment/${name}`);
    expect([status, headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
    expect(text).not.toMatch(/\beval\(|new Function/);
  });

  it.each(['page.html', 'other.js', '..%2fcharge.js'])('does not serve %s', async (name) => {
    expect((await callApi(shop.app, 'GET', `/payment/${name}`)).status).toBe(404);
  });
});

it('is not served with a real provider', async () => {
  const real = await createOrderShop(shop.db);
  expect((await callApi(real.app, 'GET', '/payment/snap.js')).status).toBe(404);
});
