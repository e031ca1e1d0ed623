import { jakartaTime, paymentReportSchema } from './payment-report';

const MOMENT = new Date('2026-11-22T20:05:06Z');
const pending = { order_id: 'x', transaction_status: 'pending', status_code: '201', gross_amount: '1.00' };

it('reads and writes moments in Jakarta’s time', () => {
  expect(jakartaTime(MOMENT)).toBe('2026-11-23 03:05:06');
  const report = paymentReportSchema.parse({ ...pending, expiry_time: jakartaTime(MOMENT) });
  expect(report.expiresAt).toEqual(MOMENT);
});

it.each([undefined, null, '', 'tomorrow', 7, '2026-13-45 99:00:00', '2026-11-22T20:05:06Z'])(
  'does without an expiry time it cannot read: %j',
  (expiry_time) => {
    expect(paymentReportSchema.parse({ ...pending, expiry_time }).expiresAt).toBeUndefined();
  },
);
