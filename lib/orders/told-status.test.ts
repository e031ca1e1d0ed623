import { toldStatus } from './told-status';

const event = (status: string) => ({ status, at: '2026-11-20T16:30:00.000Z' });

it.each([
  ['paid', undefined, 'paid'],
  ['expired', [event('pending'), event('expired')], 'expired'],
  ['expired', [event('expired'), event('refunding')], 'refunding'],
  ['refunded', [event('refunding'), event('refunded')], 'refunded'],
])('explains an order that is %s after %j as %s', (status, events, told) => {
  expect(toldStatus({ status, events })).toBe(told);
});
