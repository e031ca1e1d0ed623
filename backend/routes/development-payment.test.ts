import { createDevelopmentProvider } from '@/backend/payments/development/development-provider';
import { call } from '@/backend/test/call';
import { type OrderShop, orderShop, withOrderShop } from '@/backend/test/order-shop';
import { testItems } from '@/backend/test/test-catalogue';

const { small } = testItems;
const DAY_MS = 24 * 60 * 60 * 1000;
const PAID = { number: '4811 1111 1111 1114', expiry: '12/30', cvv: '123' };
const DECLINED = { ...PAID, number: '4911 1111 1111 1113' };
const PENDING = { ...PAID, number: '4411 1111 1111 1118' };

let shop: OrderShop;
let customer: Awaited<ReturnType<typeof shop.customer>>;
let order: Awaited<ReturnType<typeof shop.order>>;
/** The shop does not take notifications while false. */
let shopIsUp: boolean;

withOrderShop(
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

const page = (token = order.token, query = '') => call(shop.app, 'GET', `/payment/page/${token}${query}`);
const charge = (card: unknown, headers = {}) =>
  call(shop.app, 'POST', `/payment/page/${order.token}/charge`, { body: card, headers });

describe('the payment page', () => {
  it('shows order and amount under a strict policy, framed by its own origin alone', async () => {
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
  ])('speaks the language of %j and %j', async (query, headers, lang, label) => {
    const { text } = await call(shop.app, 'GET', `/payment/page/${order.token}${query}`, { headers });
    expect(text).toContain(lang);
    expect(text).toContain(label);
  });

  it('names its test cards and how each ends', async () => {
    const { text } = await page();
    for (const { number } of [PAID, DECLINED, PENDING]) expect(text).toContain(number);
  });

  it.each(['unknown', '%00', '..%2f..%2fetc'])('knows no payment %s', async (token) => {
    expect([400, 404]).toContain((await page(token)).status);
  });

  it('is closed when the time is over', async () => {
    shop.clock.advance(DAY_MS);
    expect((await page()).text).not.toContain('id="card"');
    expect(await charge(PAID)).toMatchObject({ status: 409, json: { status: 'error' } });
  });
});

describe('paying', () => {
  it('with the good card pays the order, and only once', async () => {
    const answer = await charge(PAID);
    expect(answer).toMatchObject({
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
    expect((await charge(DECLINED)).json).toEqual(answer.json);
    expect(await shop.journal(order.id)).toHaveLength(2);
    expect((await page()).text).toContain('Payment received.');
  });

  it('with a declined card leaves the order open for another', async () => {
    expect(await charge(DECLINED)).toMatchObject({ status: 200, json: { data: { outcome: 'declined' } } });
    expect(await shop.statusOf(order.id)).toBe('pending');
    await charge(PAID);
    expect(await shop.statusOf(order.id)).toBe('paid');
  });

  it('with the card that stays pending, or later, leaves the order pending', async () => {
    expect(await charge(PENDING)).toMatchObject({ json: { data: { outcome: 'pending' } } });
    expect(await shop.read(customer)).toMatchObject({ status: 'pending', transaction_method: 'credit_card' });
    const later = await call(shop.app, 'POST', `/payment/page/${order.token}/transfer`);
    expect(later).toMatchObject({ json: { data: { outcome: 'pending' } } });
    await charge(PAID);
    expect(await shop.statusOf(order.id)).toBe('paid');
  });

  it('at the same moment takes the money once', async () => {
    await Promise.all(Array.from({ length: 6 }, () => charge(PAID)));
    const applied = (await shop.journal(order.id)).filter(({ effect }) => effect === 'applied');
    expect(applied).toHaveLength(1);
  });

  it('says what is wrong with each field, in the page’s language', async () => {
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

  it('refuses cards that are not test cards', async () => {
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

describe('a shop that does not answer the notification', () => {
  it('hears of the payment when the provider sends it again', async () => {
    shopIsUp = false;
    await charge(PAID);
    expect(await shop.statusOf(order.id)).toBe('pending');
    shopIsUp = true;
    await shop.dependencies.developmentPayments?.resendUnsent();
    expect(await shop.statusOf(order.id)).toBe('paid');
  });
});

describe('the browser’s files', () => {
  it.each([
    ['snap.js', 'text/javascript'],
    ['page.js', 'text/javascript'],
    ['page.css', 'text/css'],
  ])('%s is %s', async (name, type) => {
    const { status, headers, text } = await call(shop.app, 'GET', `/payment/${name}`);
    expect([status, headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
    expect(text).not.toMatch(/\beval\(|new Function/);
  });

  it.each(['page.html', 'other.js', '..%2fcharge.js'])('%s is not there', async (name) => {
    expect((await call(shop.app, 'GET', `/payment/${name}`)).status).toBe(404);
  });
});

it('is not there at all with a real provider', async () => {
  const real = await orderShop(shop.db);
  expect((await call(real.app, 'GET', '/payment/snap.js')).status).toBe(404);
});
