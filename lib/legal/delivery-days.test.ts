import { getExpectedDeliveryDays } from './delivery-days';

it.each([
  ['on a working day before noon in Bali', '2026-11-30T03:59:00Z', ['2026-12-01', '2026-12-09']],
  ['on a working day after noon in Bali', '2026-11-30T04:00:00Z', ['2026-12-02', '2026-12-09']],
  ['on a Saturday', '2026-11-28T02:00:00Z', ['2026-12-01', '2026-12-08']],
  ['late on Sunday in UTC, which is Monday in Bali', '2026-11-29T17:00:00Z', ['2026-12-01', '2026-12-09']],
  ['before Christmas and New Year', '2026-12-24T02:00:00Z', ['2026-12-28', '2027-01-06']],
  ['before Nyepi', '2027-03-05T02:00:00Z', ['2027-03-09', '2027-03-17']],
])('expects an order paid %s within one to seven working days', (_, paidAt, days) => {
  expect(getExpectedDeliveryDays(new Date(paidAt))).toEqual(days);
});
