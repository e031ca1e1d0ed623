import {
  type PayableOrder,
  type PaymentProvider,
  PaymentProviderError,
} from '@/backend/payments/payment-provider';
import { type PaymentReport, paymentReportSchema, signNotification } from '@/backend/payments/payment-report';

const SERVER_KEY = 'test-server-key';

/** Returns a status report of the provider. By default it says that the order is paid. */
export function createReport(order: { id: string; total: number }, part: Record<string, unknown> = {}) {
  return {
    order_id: order.id,
    transaction_id: `charge-of-${order.id}`,
    transaction_status: 'settlement',
    fraud_status: 'accept',
    status_code: '200',
    gross_amount: `${order.total}.00`,
    currency: 'IDR',
    payment_type: 'credit_card',
    ...part,
  };
}

/** Returns a notification: a status report with a signature. */
export function createNotification(order: { id: string; total: number }, part: Record<string, unknown> = {}) {
  const report = createReport(order, part);
  const signed = {
    orderId: report.order_id,
    statusCode: report.status_code,
    grossAmount: report.gross_amount,
  };
  return { ...report, signature_key: signNotification(signed, SERVER_KEY), ...part };
}

/** Creates a payment provider that the test controls, and that records its calls. */
export function createFakeProvider() {
  const reports = new Map<string, PaymentReport>();
  const asked: PayableOrder[] = [];
  const provider = {
    serverKey: SERVER_KEY,
    /** If true, all calls fail as if the provider could not be reached. */
    isDown: false,
    asked,
    /** Sets the response of the status call. */
    says(order: { id: string; total: number }, part: Record<string, unknown> = {}) {
      reports.set(order.id, paymentReportSchema.parse(createReport(order, part)));
    },
    async createToken(order: PayableOrder) {
      if (provider.isDown) throw new PaymentProviderError('unavailable', 'down');
      asked.push(order);
      return `token-${asked.length}`;
    },
    async findReport(orderId: string) {
      if (provider.isDown) throw new PaymentProviderError('unavailable', 'down');
      return reports.get(orderId);
    },
    /** The calls so far, such as `end <order id>` or `refund <order id>`. */
    actions: [] as string[],
    /** The refunded amounts. */
    refunded: [] as number[],
    /** If true, all actions are rejected. */
    rejects: false,
    run(action: string, orderId: string) {
      if (provider.isDown) throw new PaymentProviderError('unavailable', 'down');
      provider.actions.push(`${action} ${orderId}`);
      if (provider.rejects) throw new PaymentProviderError('rejected', 'this payment method has no refunds');
    },
    async endPayment(orderId: string) {
      provider.run('end', orderId);
      const report = reports.get(orderId);
      if (report?.transactionStatus === 'pending')
        reports.set(orderId, { ...report, transactionStatus: 'expire', statusCode: '407' });
    },
    async refund(report: PaymentReport, rupiah: number) {
      provider.run('refund', report.orderId);
      provider.refunded.push(rupiah);
      const isVoid = report.transactionStatus === 'capture';
      reports.set(report.orderId, { ...report, transactionStatus: isVoid ? 'cancel' : 'refund' });
    },
  } satisfies PaymentProvider & Record<string, unknown>;
  return provider;
}
