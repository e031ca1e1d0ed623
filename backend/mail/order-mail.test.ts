import type { StoredOrder } from '@/backend/orders/stored-order';
import { LOCALES } from '@/lib/contract/locale';
import { composeOrderMail, type OrderMailKind, ORDER_MAIL_TEXTS as WORDS } from './order-mail';

const moment = new Date('2026-11-21T04:05:00Z');

const order: StoredOrder = {
  id: '20261121-7K3M9QXWP4RT',
  customerId: 'c1',
  status: 'pending',
  locale: 'en',
  total: 2_150_000,
  transactionMethod: null,
  payment: null,
  refundedByProvider: 0,
  refundedByHand: 0,
  customerName: 'Ni Made Ayu',
  customerEmail: 'ayu@example.com',
  customerPhone: '+6281234567890',
  receiptName: 'Wayan <b>Sudira</b>',
  address: 'Jalan Pantai & Berawa 8',
  city: 'Badung',
  province: 'Bali',
  postalCode: '80361',
  idempotencyKey: null,
  cartVersion: 'f',
  snapToken: null,
  expiresAt: new Date('2026-11-22T04:05:00Z'),
  payableUntil: null,
  isReplaced: false,
  checkedAt: null,
  checkDueAt: null,
  checkFailures: 0,
  createdAt: moment,
  updatedAt: moment,
};

const lines = [
  { itemName: 'Uluwatu Elite Pro', sizeName: '32', price: 850_000, quantity: 2 },
  { itemName: '<script>alert(1)</script>', sizeName: 'XL', price: 450_000, quantity: 1 },
];

const OCCASIONS = Object.keys(WORDS) as OrderMailKind[];
const cases = OCCASIONS.flatMap((occasion) => LOCALES.map((locale) => ({ occasion, locale })));

const write = (occasion: OrderMailKind, part: Partial<StoredOrder> = {}) =>
  composeOrderMail({
    order: { ...order, ...part },
    firstName: 'Ni Made',
    lines,
    occasion,
    siteUrl: 'https://shop.example',
  });

describe.each(cases)('the mail of an order $occasion in $locale', ({ occasion, locale }) => {
  const mail = write(occasion, { locale });
  const prefix = locale === 'id' ? '/id' : '';

  it('is sent to the customer, names the order in its subject and links to its page', () => {
    expect(mail.to).toBe('ayu@example.com');
    expect(mail.subject).toContain(order.id);
    expect(mail.link).toBe(`https://shop.example${prefix}/order-status?transaction_id=${order.id}`);
    for (const body of [mail.text, mail.html]) expect(body).toContain(mail.link);
    expect(mail.html).toContain(`<html lang="${locale}">`);
  });

  it('lists the ordered items as text and HTML', () => {
    expect(mail.text).toContain('2 × Uluwatu Elite Pro, 32: Rp. 1.700.000');
    expect(mail.text).toContain('Total: Rp. 2.150.000');
    for (const words of ['2 × Uluwatu Elite Pro, 32', 'Rp. 1.700.000', 'Rp. 2.150.000'])
      expect(mail.html).toContain(words);
  });

  it('fills all placeholders and escapes the texts of customers', () => {
    expect(mail.text).not.toMatch(/\{\w+\}/);
    expect(mail.html).not.toMatch(/\{\w+\}/);
    expect(mail.html).not.toMatch(/<script|<b>/);
  });

  it('has a subject of one line', () => {
    expect(mail.subject).toMatch(/^[^\r\n]+$/);
  });
});

it('greets the customer by the first name', () => {
  expect(write('paid').text).toMatch(/^Hello Ni Made,\n/);
});

it('states the deadline in Balinese time with the name of the zone', () => {
  expect(write('received').text).toContain('Please pay by 22 November 2026 at 12:05 WITA (UTC+8).');
  expect(write('received', { locale: 'id' }).text).toContain('22 November 2026 pukul 12.05 WITA (UTC+8)');
});

it('states the shipping address of a paid order', () => {
  const { text, html } = write('paid');
  expect(text).toContain('They go to: Wayan <b>Sudira</b>, Jalan Pantai & Berawa 8, Badung, Bali 80361.');
  expect(html).toContain('Wayan &lt;b&gt;Sudira&lt;/b&gt;, Jalan Pantai &amp; Berawa 8');
});

it('lists the account numbers for the payment', () => {
  const accounts = [
    { bank: 'bca', number: '812785002530231', billerCode: undefined },
    { bank: 'mandiri', number: '990000000260', billerCode: '70012' },
    { bank: 'indomaret', number: '2510', billerCode: undefined },
  ];
  const payment = { status: 'pending' as const, accounts, expiresAt: undefined };
  const { text } = write('transfer', { payment });
  expect(text).toContain('Please pay exactly Rp. 2.150.000 by 22 November 2026 at 12:05 WITA (UTC+8)');
  expect(text).toContain('Virtual account, BCA: 812785002530231');
  expect(text).toContain('Company code: 70012\nVirtual account, MANDIRI: 990000000260');
  expect(text).toContain('Payment code, INDOMARET: 2510');
});

it('states the refunded sum', () => {
  expect(write('partly_refunded', { status: 'paid', refundedByProvider: 500_000 }).text).toContain(
    'we have given back Rp. 500.000 so far',
  );
});
