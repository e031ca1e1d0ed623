import type { Address } from '@/lib/contract/account';
import type { PaymentReport } from './payment-report';

/** An order for the provider. Amounts are whole rupiah; the lines add up to `total`. */
export type PayableOrder = {
  id: string;
  total: number;
  createdAt: Date;
  /** The end of the payment session. */
  payableUntil: Date;
  /** The order's page in the shop, to which a wallet or bank sends the payer back. */
  returnUrl: string;
  customer: { name: string; email: string; phone: string };
  address: Address;
  lines: { itemId: string; itemName: string; sizeName: string; price: number; quantity: number }[];
};

/** The payment provider: Midtrans, or the development provider. */
export type PaymentProvider = {
  /** Signs notifications. */
  serverKey: string;
  /** Opens a payment session and returns its token. Can be retried. @throws PaymentProviderError */
  createToken(order: PayableOrder): Promise<string>;
  /** Calls the status API. Returns undefined before the first attempt to pay. @throws PaymentProviderError */
  findReport(orderId: string): Promise<PaymentReport | undefined>;
  /** Voids or expires an open payment. Captured payments stay. Idempotent. @throws PaymentProviderError */
  endPayment(orderId: string, report: PaymentReport | undefined): Promise<void>;
  /**
   * Refunds rupiah of a captured payment. A payment that is not settled is voided as a whole. @throws
   * PaymentProviderError `rejected` when the method has no refunds
   */
  refund(report: PaymentReport, rupiah: number): Promise<void>;
};

/** `unavailable`: retry later. `rejected`: the provider rejected the call. */
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
