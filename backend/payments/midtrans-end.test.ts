import { createMidtransProvider } from './midtrans-provider';
import { paymentReportSchema } from './payment-report';

const provider = createMidtransProvider({
  serverKey: 'server-key',
  apiUrl: 'https://app.sandbox.midtrans.com',
});
const network = import.meta.jest.spyOn(globalThis, 'fetch');

function respondWith(code: string, status = 200) {
  network.mockReset().mockResolvedValueOnce(Response.json({ status_code: code }, { status }));
}

const calls = () =>
  network.mock.calls.map(([url, options]) => `${options?.method} ${url} ${options?.body ?? ''}`.trim());

const report = (transactionStatus: string, fraudStatus = 'accept') =>
  paymentReportSchema.parse({
    order_id: '20261121-ABC',
    transaction_status: transactionStatus,
    fraud_status: fraudStatus,
    status_code: '201',
    gross_amount: '2150000.00',
  });

const PAYMENT = 'https://api.sandbox.midtrans.com/v2/20261121-ABC';

describe('endPayment', () => {
  it.each([
    ['expires a pending payment', report('pending'), [`POST ${PAYMENT}/expire {}`]],
    ['voids a challenged charge', report('capture', 'challenge'), [`POST ${PAYMENT}/cancel {}`]],
    ['keeps a settled payment', report('settlement'), []],
    ['calls nothing for a declined payment', report('deny'), []],
    ['calls nothing for an expired payment', report('expire'), []],
    ['calls nothing before the first attempt to pay', undefined, []],
  ])('%s', async (_, state, expected) => {
    respondWith('200');
    await provider.endPayment('20261121-ABC', state);
    expect(calls()).toEqual(expected);
  });

  it.each([
    ['404', 200],
    ['412', 412],
  ])('accepts status %s of a payment that has ended (HTTP %i)', async (code, status) => {
    respondWith(code, status);
    await expect(provider.endPayment('20261121-ABC', report('pending'))).resolves.toBeUndefined();
  });

  it.each([
    [401, 'rejected'],
    [500, 'unavailable'],
  ])('turns HTTP %i into %s', async (status, kind) => {
    respondWith(String(status), status);
    await expect(provider.endPayment('20261121-ABC', report('pending'))).rejects.toMatchObject({ kind });
  });
});

describe('refund', () => {
  it('voids a captured charge', async () => {
    respondWith('200');
    await provider.refund(report('capture'), 2_150_000);
    expect(calls()).toEqual([`POST ${PAYMENT}/cancel {}`]);
  });

  it('refunds a settled payment with a key that makes the call idempotent', async () => {
    respondWith('200');
    await provider.refund(report('settlement'), 450_000);
    const body =
      '{"refund_key":"late-20261121-ABC","amount":450000,"reason":"Paid after the order had ended"}';
    expect(calls()).toEqual([`POST ${PAYMENT}/refund ${body}`]);
  });

  it('is rejected when the payment method has no refunds', async () => {
    respondWith('418');
    await expect(provider.refund(report('settlement'), 1)).rejects.toMatchObject({ kind: 'rejected' });
  });

  it.each([
    [412, 'rejected'],
    [429, 'unavailable'],
    [503, 'unavailable'],
  ])('turns HTTP %i into %s', async (status, kind) => {
    respondWith(String(status), status);
    const error = { name: 'PaymentProviderError', kind };
    await expect(provider.refund(report('settlement'), 1)).rejects.toMatchObject(error);
  });
});
