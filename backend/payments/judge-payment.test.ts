import { judgePayment, type PaymentReport, targetStatus, type Verdict } from './payment-report';

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
    ...part,
  };
}

describe('judgePayment', () => {
  it.each<[string, string | undefined, string, Verdict]>([
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
    ['chargeback', undefined, '200', 'refunded'],
    ['partial_refund', undefined, '200', 'partly_refunded'],
    ['partial_chargeback', undefined, '200', 'partly_refunded'],
    ['toString', undefined, '200', 'unknown'],
    ['', undefined, '200', 'unknown'],
  ])('reads %s, fraud %s, code %s as %s', (transactionStatus, fraudStatus, statusCode, verdict) => {
    expect(judgePayment(report({ transactionStatus, fraudStatus, statusCode }))).toBe(verdict);
  });
});

describe('targetStatus', () => {
  it('leaves an order open after a declined card, because the widget takes another', () => {
    expect(
      targetStatus('denied', { status: 'pending', wasChallenged: false, isRefunding: false }),
    ).toBeUndefined();
  });

  it('fails an order whose charge was held back and is then denied', () => {
    expect(targetStatus('denied', { status: 'pending', wasChallenged: true, isRefunding: false })).toBe(
      'failed',
    );
  });

  it('takes a cancelled capture of a paid order as money given back', () => {
    expect(targetStatus('cancelled', { status: 'paid', wasChallenged: false, isRefunding: false })).toBe(
      'refunded',
    );
    expect(targetStatus('cancelled', { status: 'pending', wasChallenged: false, isRefunding: false })).toBe(
      'cancelled',
    );
  });

  it.each<Verdict>(['pending', 'challenged', 'partly_refunded', 'unknown'])(
    'changes nothing at %s',
    (verdict) => {
      expect(
        targetStatus(verdict, { status: 'pending', wasChallenged: true, isRefunding: false }),
      ).toBeUndefined();
    },
  );
});
