import {
  formatGrossAmount,
  formatJakartaTime,
  getTargetStatus,
  hasValidSignature,
  judgePayment,
  type PaymentReport,
  type PaymentVerdict,
  parseGrossAmount,
  paymentReportSchema,
  signNotification,
} from './payment-report';

it('formats rupiah with two decimals and parses them', () => {
  expect(formatGrossAmount(1_250_000)).toBe('1250000.00');
  expect(parseGrossAmount(formatGrossAmount(1_250_000))).toBe(1_250_000);
});

it.each([
  ['1250000', 1_250_000],
  ['0.00', 0],
  ['1250000.50', undefined],
  ['-1.00', undefined],
  ['1e6', undefined],
  [' 1.00', undefined],
  ['1,250,000.00', undefined],
  ['', undefined],
])('parses %j as %s', (text, rupiah) => {
  expect(parseGrossAmount(text)).toBe(rupiah);
});

const MOMENT = new Date('2026-11-22T20:05:06Z');
const pending = { order_id: 'x', transaction_status: 'pending', status_code: '201', gross_amount: '1.00' };

it('parses and formats times in Jakarta’s zone', () => {
  expect(formatJakartaTime(MOMENT)).toBe('2026-11-23 03:05:06');
  const report = paymentReportSchema.parse({ ...pending, expiry_time: formatJakartaTime(MOMENT) });
  expect(report.expiresAt).toEqual(MOMENT);
});

it.each([undefined, null, '', 'tomorrow', 7, '2026-13-45 99:00:00', '2026-11-22T20:05:06Z'])(
  'ignores an invalid expiry time: %j',
  (expiry_time) => {
    expect(paymentReportSchema.parse({ ...pending, expiry_time }).expiresAt).toBeUndefined();
  },
);

it.each([
  [{ va_numbers: [{ bank: 'bca', va_number: '8127' }] }, [{ bank: 'bca', number: '8127' }]],
  [{ permata_va_number: '8562' }, [{ bank: 'permata', number: '8562' }]],
  [
    { bill_key: '990000000260', biller_code: '70012' },
    [{ bank: 'mandiri', number: '990000000260', billerCode: '70012' }],
  ],
  [{ payment_code: '2510', store: 'indomaret' }, [{ bank: 'indomaret', number: '2510' }]],
  [{ va_numbers: 'none', bill_key: 7 }, []],
  [{}, []],
])('parses the payment instructions in %j', (fields, accounts) => {
  expect(paymentReportSchema.parse({ ...pending, ...fields }).accounts).toEqual(accounts);
});

it.each([
  [{ refund_amount: '5000.00' }, 5_000],
  [{ refund_amount: 5_000 }, 5_000],
  [{ refunds: [{ refund_amount: '5000.00' }, { refund_amount: '2500.00' }] }, 7_500],
  [
    { refund_amount: '7500.00', refunds: [{ refund_amount: '5000.00' }, { refund_amount: '2500.00' }] },
    7_500,
  ],
  [{ refund_amount: 'all', refunds: {} }, undefined],
  [{}, undefined],
])('parses the refunded amount in %j', (fields, rupiah) => {
  expect(paymentReportSchema.parse({ ...pending, ...fields }).refundedAmount).toBe(rupiah);
});

const signed = { orderId: '20261121-ABC', statusCode: '200', grossAmount: '1250000.00' };

describe('the signature of a notification', () => {
  it('is SHA-512 of order, code, amount as sent and server key, in hex', () => {
    // The provider's documented example: sha512sum of
    // "1111200100000.00askvnoibnosifnboseofinbofinfgbiufglnbfg".
    const example = { orderId: '1111', statusCode: '200', grossAmount: '100000.00' };
    expect(signNotification(example, 'askvnoibnosifnboseofinbofinfgbiufglnbfg')).toBe(
      'edc076b21793ebe3e17926350f5b8ae67d902fe657b3d0aa31b932d5c127e2375d308a2bc94f3265ac2d80a1f181a79b997ac178a236fcff35af263fc4d4c231',
    );
  });

  it('is valid only with the right key', () => {
    const signature = signNotification(signed, 'key');
    expect(hasValidSignature('key', signed, signature)).toBe(true);
    expect(hasValidSignature('key', signed, signature.toUpperCase())).toBe(true);
    expect(hasValidSignature('other', signed, signature)).toBe(false);
  });

  it.each([
    ['another order', { ...signed, orderId: '20261121-ABD' }],
    ['another code', { ...signed, statusCode: '201' }],
    ['another amount', { ...signed, grossAmount: '1.00' }],
    ['the same amount written otherwise', { ...signed, grossAmount: '1250000' }],
  ])('is invalid for %s', (_, other) => {
    expect(hasValidSignature('key', other, signNotification(signed, 'key'))).toBe(false);
  });

  it.each(['', 'x', 'é'.repeat(128), '0'.repeat(128), '0'.repeat(127)])('rejects %j', (signature) => {
    expect(hasValidSignature('key', signed, signature)).toBe(false);
  });
});

function report(part: Partial<PaymentReport>): PaymentReport {
  return {
    orderId: '20261121-ABC',
    transactionId: 't1',
    transactionStatus: 'settlement',
    fraudStatus: 'accept',
    statusCode: '200',
    grossAmount: '1250000.00',
    currency: 'IDR',
    paymentType: 'credit_card',
    expiresAt: undefined,
    accounts: [],
    refundedAmount: undefined,
    ...part,
  };
}

describe('judgePayment', () => {
  it.each<[string, string | undefined, string, PaymentVerdict]>([
    ['settlement', 'accept', '200', 'paid'],
    ['settlement', undefined, '200', 'paid'],
    ['capture', 'accept', '200', 'paid'],
    ['capture', undefined, '200', 'paid'],
    ['capture', 'challenge', '201', 'challenged'],
    ['capture', 'challenge', '200', 'challenged'],
    ['capture', 'deny', '202', 'denied'],
    ['capture', 'accept', '201', 'unknown'],
    ['settlement', 'accept', '202', 'unknown'],
    ['settlement', 'something new', '200', 'unknown'],
    ['pending', undefined, '201', 'pending'],
    ['authorize', 'accept', '200', 'pending'],
    ['deny', 'deny', '202', 'denied'],
    ['deny', undefined, '202', 'denied'],
    ['failure', undefined, '202', 'failed'],
    ['expire', undefined, '407', 'expired'],
    ['cancel', 'accept', '200', 'cancelled'],
    ['refund', 'accept', '200', 'refunded'],
    ['chargeback', undefined, '200', 'charged_back'],
    ['partial_refund', undefined, '200', 'partly_refunded'],
    ['partial_chargeback', undefined, '200', 'partly_charged_back'],
    ['toString', undefined, '200', 'unknown'],
    ['', undefined, '200', 'unknown'],
  ])('judges %s, fraud %s, code %s as %s', (transactionStatus, fraudStatus, statusCode, verdict) => {
    expect(judgePayment(report({ transactionStatus, fraudStatus, statusCode }))).toBe(verdict);
  });
});

describe('getTargetStatus', () => {
  it('keeps an order pending after a declined card, because the widget accepts another', () => {
    expect(
      getTargetStatus('denied', { status: 'pending', hasChallengeReport: false, isRefunding: false }),
    ).toBeUndefined();
  });

  it('fails an order whose charge was challenged and then denied', () => {
    expect(
      getTargetStatus('denied', { status: 'pending', hasChallengeReport: true, isRefunding: false }),
    ).toBe('failed');
  });

  it('treats a cancelled capture of a paid order as a refund', () => {
    expect(
      getTargetStatus('cancelled', { status: 'paid', hasChallengeReport: false, isRefunding: false }),
    ).toBe('refunded');
    expect(
      getTargetStatus('cancelled', { status: 'pending', hasChallengeReport: false, isRefunding: false }),
    ).toBe('cancelled');
  });

  it.each<[PaymentVerdict, string]>([
    ['partly_refunded', 'paid'],
    ['partly_charged_back', 'paid'],
    ['charged_back', 'refunded'],
  ])('maps %s to %s', (verdict, status) => {
    expect(
      getTargetStatus(verdict, { status: 'pending', hasChallengeReport: false, isRefunding: false }),
    ).toBe(status);
  });

  it.each<PaymentVerdict>(['pending', 'challenged', 'unknown'])('changes nothing at %s', (verdict) => {
    expect(
      getTargetStatus(verdict, { status: 'pending', hasChallengeReport: true, isRefunding: false }),
    ).toBeUndefined();
  });
});
