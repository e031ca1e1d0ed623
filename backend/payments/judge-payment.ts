import type { OrderStatus } from '@/lib/contract/order';
import type { PaymentReport } from './payment-report';

/** What a report means for the order. `challenged` is money held back by the fraud detection until somebody decides. */
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

export function judgePayment(report: PaymentReport): Verdict {
  const status = report.transactionStatus;
  if (status === 'settlement' || status === 'capture') return judgeTaken(report);
  return (Object.hasOwn(PLAIN, status) && PLAIN[status]) || 'unknown';
}

type Circumstances = {
  status: OrderStatus;
  /** The provider had challenged this very charge before. */
  wasChallenged: boolean;
  /** Its money came after its end and is being refunded. */
  isRefunding: boolean;
};

/**
 * The status an order is to have after the verdict; undefined when the verdict changes nothing by itself.
 *
 * A denied charge does not end the order: the provider's widget takes another card under the same order id. Only a
 * challenged charge that is then denied is the end, because it has used up the widget's session.
 * A capture that is cancelled before it settles is a refund.
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
