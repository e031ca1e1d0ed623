import type { Address } from '@/lib/contract/account';
import type { PaymentReport } from './payment-report';

/** An order as the provider is told of it. Amounts are whole rupiah; the lines add up to `total`. */
export type PayableOrder = {
  id: string;
  total: number;
  createdAt: Date;
  /** Until then the provider takes a payment of it. */
  payableUntil: Date;
  customer: { name: string; email: string; phone: string };
  address: Address;
  lines: { itemId: string; itemName: string; sizeName: string; price: number; quantity: number }[];
};

/** Who takes the money: Midtrans, or the development provider that stands in for it. */
export type PaymentProvider = {
  /** Signs notifications; known to provider and shop alone. */
  serverKey: string;
  /** Opens a payment session and returns its token; may be repeated. @throws PaymentProviderError */
  createToken(order: PayableOrder): Promise<string>;
  /** The status call; undefined when nobody has tried to pay. @throws PaymentProviderError */
  findReport(orderId: string): Promise<PaymentReport | undefined>;
  /** Voids or expires what is open; captured money stays. Idempotent. @throws PaymentProviderError */
  endPayment(orderId: string, report: PaymentReport | undefined): Promise<void>;
  /** Refunds a captured payment, once. @throws PaymentProviderError `refused` where it cannot be */
  refund(report: PaymentReport): Promise<void>;
};

/** `unavailable`: no answer, too slow or broken, try again. `refused`: it understood and said no. */
type ProviderFault = 'unavailable' | 'refused';

/** A failed call to the provider. The message is for the log, never for a customer. */
export class PaymentProviderError extends Error {
  override name = 'PaymentProviderError';

  constructor(
    readonly fault: ProviderFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
