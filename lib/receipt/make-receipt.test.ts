import { setImmediate } from 'node:timers';
import type { Order } from '@/lib/contract/order';
import { ApiError } from '@/lib/errors/api-error';
import { anOrder, SHIPPING } from '@/lib/testing/an-order';
import { makeReceipt } from './make-receipt';
import { drawReceipt } from './receipt-pdf';

const HAN = Array.from({ length: 400 }, (_, index) => String.fromCodePoint(0x4e00 + 37 * index)).join('');
const anOrderInHan = (changes: Partial<Order> = {}) =>
  anOrder({ shipping: { ...SHIPPING, address: HAN }, ...changes });

it('draws once for all who ask, at the same time or later', async () => {
  const [receipt, ...others] = await Promise.all(
    Array.from({ length: 50 }, () => makeReceipt(anOrderInHan(), 'en')),
  );
  expect(receipt?.toString('latin1')).toMatch(/^%PDF-1\.7/);
  for (const other of [...others, await makeReceipt(anOrderInHan(), 'en')]) expect(other).toBe(receipt);
});

it.each([
  ['another order', anOrder({ id: 'A2' }), 'en'],
  ['an order that has changed', anOrder({ status: 'refunded' }), 'en'],
  ['the other language', anOrder(), 'id'],
] as const)('draws anew for %s', async (_case, order, locale) => {
  expect(await makeReceipt(order, locale)).not.toEqual(await makeReceipt(anOrder(), 'en'));
});

it('refuses for a while when too many are waiting, and draws again when they are gone', async () => {
  const asked = await Promise.allSettled(
    Array.from({ length: 25 }, (_, number) => makeReceipt(anOrder({ id: `many-${number}` }), 'en')),
  );
  const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toHaveLength(5);
  for (const refusal of refused) {
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({ code: 'unavailable', status: 503, retryAfterSeconds: 5 });
  }
  await expect(makeReceipt(anOrder({ id: 'many-24' }), 'en')).resolves.toBeInstanceOf(Buffer);
});

it('lets others have their turn between two receipts', async () => {
  let turns = 0;
  let isDrawing = true;
  const turn = () => {
    turns += 1;
    if (isDrawing) setImmediate(turn);
  };
  turn();
  const turnsAtEnd = await Promise.all(
    Array.from({ length: 6 }, async (_, number) => {
      await makeReceipt(anOrderInHan({ id: `turn-${number}` }), 'en');
      return turns;
    }),
  );
  isDrawing = false;
  expect(new Set(turnsAtEnd).size).toBe(6);
});

it('sets a receipt in the fallback font alike, whatever was set in it before', async () => {
  const made = new Date('2026-11-21T02:00:00Z');
  const drawn = await drawReceipt(anOrderInHan(), 'en', made);
  await drawReceipt(
    anOrderInHan({ customerName: 'Команг 中村', customerPhone: HAN.slice(0, 30) }),
    'id',
    made,
  );
  expect((await drawReceipt(anOrderInHan(), 'en', made)).equals(drawn)).toBe(true);
});
