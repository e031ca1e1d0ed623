import type { Address } from '@/lib/contract/account';
import type { PaymentReport } from './payment-report';

/**
 * The data of an order that the provider needs. Amounts are whole rupiah, and the lines add up to `total`.
 */
export type PayableOrder = {
  id: string;
  total: number;
  createdAt: Date;
  /** The end of the payment session. */
  payableUntil: Date;
  /** The URL of the order's page in the shop, to which a wallet or bank sends the payer back. */
  returnUrl: string;
  customer: { name: string; email: string; phone: string };
  address: Address;
  lines: { itemId: string; itemName: string; sizeName: string; price: number; quantity: number }[];
};

/** The payment provider: Midtrans, or the development provider. */
export type PaymentProvider = {
  /** The secret key that signs notifications. */
  serverKey: string;
  /** Opens a payment session and returns its token. The call can be repeated. @throws PaymentProviderError */
  createToken(order: PayableOrder): Promise<string>;
  /**
   * Requests the status of a payment. Returns undefined before the first payment attempt. @throws
   * PaymentProviderError
   */
  findReport(orderId: string): Promise<PaymentReport | undefined>;
  /**
   * Cancels or expires a payment that has taken no money yet. Does not change a payment that has taken money.
   * The call can be repeated. @throws PaymentProviderError
   */
  endPayment(orderId: string, report: PaymentReport | undefined): Promise<void>;
  /**
   * Refunds an amount of a payment in rupiah. If the payment is not settled, cancels the complete payment
   * instead. @throws PaymentProviderError `rejected` when the payment method has no refunds
   */
  refund(report: PaymentReport, rupiah: number): Promise<void>;
};

/**
 * `unavailable`: the call can be retried later. `rejected`: the provider rejected the call, so a retry would
 * fail too.
 */
type ProviderErrorKind = 'unavailable' | 'rejected';

/** A failed call to the provider. The message is for the log only. */
export class PaymentProviderError extends Error {
  override name = 'PaymentProviderError';

  constructor(
    readonly kind: ProviderErrorKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
