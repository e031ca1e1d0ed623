import { screen, within } from '@testing-library/react';
import type { Order } from '@/lib/contract/order';
import { aLine, anOrder, SHIPPING } from '@/lib/testing/an-order';
import { renderServerPart } from '@/lib/testing/render-server-part';
import { PersonalOrder } from './personal-order';

const show = (changes: Partial<Order>, locale: 'en' | 'id' = 'en') =>
  renderServerPart(<PersonalOrder order={anOrder(changes)} contact="hello@shop.example" />, locale);

const PARCEL = {
  status: 'shipped',
  carrier: 'Kilat',
  trackingNumber: 'K 1',
  trackingUrl: undefined,
  shippedAt: undefined,
  deliveredAt: undefined,
  expectedAt: '2026-11-24T01:00:00.000Z',
};
const part = (name: string) => screen.getByRole('region', { name });

it('thanks, shows what was bought and where it goes, and folds ids and column names away', async () => {
  const shown = await show({ shipping: SHIPPING, lines: [aLine({ sizeName: 'M', image: '/ayu.svg' })] });
  expect(screen.getByRole('status')).toHaveTextContent('Order status: paidThank you, Ayu!');
  expect(part('Your pieces')).toHaveTextContent('Ayu BikiniSize M, 2 pieces');
  expect(part('Your pieces').querySelector('img')).toHaveAttribute('src', '/ayu.svg');
  expect(part('It goes to')).toHaveTextContent('MadeJalan Pantai 58Badung, Bali, 80361');
  expect(part('When it comes')).toHaveTextContent('1 to 7 working days after your payment.');
  const details = shown.querySelector('details');
  expect(details).not.toHaveAttribute('open');
  expect(details).toHaveTextContent('Order IDA1');
  expect(screen.getByRole('link', { name: 'Receipt' })).toHaveAttribute(
    'href',
    '/api/transactions/A1/receipt',
  );
});

it.each([
  ['en', 'On its way to you', 'Your parcel has left us.', 'When it comes', 'Expected on 24 November 2026.'],
  [
    'id',
    'Sedang dalam perjalanan ke Anda',
    'Paket Anda sudah berangkat',
    'Kapan sampainya',
    '24 November 2026',
  ],
] as const)('tells of a parcel that has left, in %s', async (locale, thanks, meaning, title, comes) => {
  await show({ fulfilment: PARCEL }, locale);
  expect(screen.getByRole('status')).toHaveTextContent(thanks);
  expect(screen.getByRole('status')).toHaveTextContent(meaning);
  expect(screen.getByRole('status')).not.toHaveTextContent(/being packed|dikemas/);
  expect(part(title)).toHaveTextContent(comes);
});

it('says until when a pending order can be paid, and leads to the provider', async () => {
  const shown = await show({
    status: 'pending',
    snapToken: 'snap',
    expiresAt: '2026-11-21T16:30:00.000Z',
  });
  expect(shown).toHaveTextContent('We hold your pieces for you until 22 Nov 2026, 00:30');
  const ways = within(shown).getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    '/payment/page/snap?lang=en',
    '/order?transaction_id=A1',
    '/',
    expect.stringMatching(/^mailto:.*subject=A1$/),
  ]);
});
