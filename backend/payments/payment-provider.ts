import type { PaymentReport } from './payment-report';

/** An order as the provider is told of it. Amounts are whole rupiah; the lines add up to `total`. */
export type PayableOrder = {
  id: string;
  total: number;
  createdAt: Date;
  /** Until then the provider takes a payment of it. */
  payableUntil: Date;
  customer: { name: string; email: string; phone: string };
  address: { receiptName: string; address: string; city: string; province: string; postalCode: string };
  lines: { itemId: string; itemName: string; sizeName: string; price: number; quantity: number }[];
};

/** Whoever takes the money. One implementation speaks to Midtrans, one stands in for it during development. */
export type PaymentProvider = {
  /** Signs notifications; known to provider and shop alone. */
  serverKey: string;
  /**
   * Opens a payment session for the order and answers its token. Asking again for the same order is allowed.
   * @throws PaymentProviderError
   */
  createToken(order: PayableOrder): Promise<string>;
  /**
   * The provider's own word on the order's payment; undefined when nobody has tried to pay it.
   * @throws PaymentProviderError
   */
  findReport(orderId: string): Promise<PaymentReport | undefined>;
  /**
   * Ends what is still open of an order's payment, so that it cannot be paid any more. Money that is taken already stays
   * where it is. Asking again is allowed.
   * @param report how the payment stands; undefined when nobody has tried to pay
   * @throws PaymentProviderError
   */
  endPayment(orderId: string, report: PaymentReport | undefined): Promise<void>;
  /**
   * Gives the whole of a taken payment back. Asking again gives nothing twice.
   * @throws PaymentProviderError `refused` when the means of payment does not allow it
   */
  refund(report: PaymentReport): Promise<void>;
};

/** `unavailable`: no answer, too slow or broken, try again. `refused`: it understood and said no. */
type ProviderFault = 'unavailable' | 'refused';

/** The provider did not do what it was asked. The message is for the log, never for a customer. */
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
