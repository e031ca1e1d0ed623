import type { OrderStatus } from '@/lib/contract/order';
import type { PaymentReport } from './payment-report';

/** What a report means for the order. `challenged` is money held back until a person at the provider decides. */
export type Verdict =
  | 'paid'
  | 'challenged'
  | 'pending'
  | 'denied'
  | 'failed'
  | 'expired'
  | 'cancelled'
  | 'refunded'
  | 'partly_refunded'
  | 'unknown';

const PLAIN: Record<string, Verdict> = {
  pending: 'pending',
  authorize: 'pending',
  deny: 'denied',
  failure: 'failed',
  expire: 'expired',
  cancel: 'cancelled',
  refund: 'refunded',
  chargeback: 'refunded',
  partial_refund: 'partly_refunded',
  partial_chargeback: 'partly_refunded',
};

/** Taken money is believed only with code 200 and nobody suspecting fraud (contract, Payment). */
function judgeTaken({ fraudStatus, statusCode }: PaymentReport): Verdict {
  if (fraudStatus === 'challenge') return 'challenged';
  if (fraudStatus === 'deny') return 'denied';
  if (fraudStatus !== undefined && fraudStatus !== 'accept') return 'unknown';
  return statusCode === '200' ? 'paid' : 'unknown';
}

/** Reads a report, whoever sent it: notification, status answer, development provider. */
export function judgePayment(report: PaymentReport): Verdict {
  const status = report.transactionStatus;
  if (status === 'settlement' || status === 'capture') return judgeTaken(report);
  return (Object.hasOwn(PLAIN, status) && PLAIN[status]) || 'unknown';
}

/** What is known of the order when a verdict arrives. */
type Circumstances = {
  status: OrderStatus;
  /** The provider had held this very charge back before. */
  wasChallenged: boolean;
  /** Its money came after its end and is on its way back. */
  isRefunding: boolean;
};

/**
 * The status an order is to have after the verdict; undefined when the verdict changes nothing by itself.
 *
 * A denied charge does not end the order: the provider's widget stays open and takes another card under the
 * same order id, so the order waits for that or for its expiry. Only a charge that had been held back and is then
 * denied is the end, because the widget's session was used up by it.
 * A capture that is cancelled before it settles is money given back. Money on its way back is not taken after all.
 */
export function targetStatus(
  verdict: Verdict,
  { status, wasChallenged, isRefunding }: Circumstances,
): Exclude<OrderStatus, 'pending'> | undefined {
  switch (verdict) {
    case 'paid':
      return isRefunding ? undefined : verdict;
    case 'failed':
    case 'expired':
    case 'refunded':
      return verdict;
    case 'cancelled':
      return status === 'paid' || isRefunding ? 'refunded' : 'cancelled';
    case 'denied':
      return wasChallenged ? 'failed' : undefined;
    default:
      return undefined;
  }
}
