import {
  type PayableOrder,
  type PaymentProvider,
  PaymentProviderError,
} from '@/backend/payments/payment-provider';
import {
  formatJakartaTime,
  type PaymentReport,
  paymentReportSchema,
} from '@/backend/payments/payment-report';
import { createNotification, createReport } from '@/backend/test/fake-provider';

/** The statuses of a charge, with the provider's report of each. */
const REPORTS = {
  pending: { transaction_status: 'pending', status_code: '201', payment_type: 'bank_transfer' },
  challenged: { transaction_status: 'capture', status_code: '201', fraud_status: 'challenge' },
  captured: { transaction_status: 'capture', status_code: '200' },
  settled: { transaction_status: 'settlement', status_code: '200' },
  denied: { transaction_status: 'deny', status_code: '202' },
  failed: { transaction_status: 'failure', status_code: '202' },
  expired: { transaction_status: 'expire', status_code: '407' },
  cancelled: { transaction_status: 'cancel', status_code: '200' },
  refunded: { transaction_status: 'refund', status_code: '200' },
  partlyRefunded: { transaction_status: 'partial_refund', status_code: '200' },
  chargedBack: { transaction_status: 'chargeback', status_code: '200' },
  partlyChargedBack: { transaction_status: 'partial_chargeback', status_code: '200' },
} as const;
type ChargeStatus = keyof typeof REPORTS;

/**
 * The transitions of a charge: for each event, the next status by the current status. `none` means that the
 * session has no charge yet.
 */
const EVENTS = {
  card: { none: 'captured', denied: 'captured' },
  declined: { none: 'denied', denied: 'denied' },
  suspicion: { none: 'challenged', denied: 'challenged' },
  transfer: { none: 'pending', denied: 'pending' },
  breakdown: { none: 'failed', denied: 'failed' },
  trust: { challenged: 'captured' },
  distrust: { challenged: 'denied' },
  settle: { pending: 'settled', captured: 'settled' },
  expire: { pending: 'expired' },
  annul: { pending: 'cancelled', challenged: 'cancelled', captured: 'cancelled' },
  refund: {
    captured: 'refunded',
    settled: 'refunded',
    partlyRefunded: 'refunded',
    partlyChargedBack: 'refunded',
  },
  refundPart: { settled: 'partlyRefunded', partlyRefunded: 'partlyRefunded' },
  chargeback: {
    captured: 'chargedBack',
    settled: 'chargedBack',
    partlyRefunded: 'chargedBack',
    partlyChargedBack: 'chargedBack',
  },
  chargebackPart: { settled: 'partlyChargedBack', partlyRefunded: 'partlyChargedBack' },
} satisfies Record<string, Partial<Record<ChargeStatus | 'none', ChargeStatus>>>;
export type BankEvent = keyof typeof EVENTS;
export const BANK_EVENTS = Object.keys(EVENTS) as BankEvent[];

/** The events that start a new payment attempt, which is impossible after the deadline. */
export const PAYMENT_ATTEMPT_EVENTS = [
  'card',
  'declined',
  'suspicion',
  'transfer',
  'breakdown',
] as const satisfies BankEvent[];

/** The divisor for partial refunds: each returns a third of the remaining money. */
const PART = 3;

const isTry = (event: BankEvent) => PAYMENT_ATTEMPT_EVENTS.some((known) => known === event);

/** How long after the deadline a pending transfer may still arrive. The transfer then expires. */
const TRANSFER_GRACE_MS = 30 * 60_000;

type Charge = {
  id: string;
  status: ChargeStatus;
  wasTaken: boolean;
  wasUnderWay: boolean;
  /** The rupiah that were refunded to the customer. */
  returned: number;
};
type Session = { order: PayableOrder; charges: Charge[] };

/** A notification that the shop has not received yet. */
type Notification = { orderId: string; body: Record<string, unknown> };

/**
 * A payment provider with its own records. It responds to status requests. Its notifications are stored, and
 * the test delivers or drops them.
 */
export class SimulatedBank implements PaymentProvider {
  readonly serverKey = 'test-server-key';
  readonly notifications: Notification[] = [];
  /** If true, calls fail and have no effect. */
  isDown = false;
  /** If true, calls take effect, but the response is lost. */
  isMute = false;
  private readonly sessions = new Map<string, Session>();

  constructor(private readonly now: () => Date) {}

  /** Clears all records. */
  reset(): void {
    this.notifications.length = 0;
    this.sessions.clear();
    Object.assign(this, { isDown: false, isMute: false });
  }

  private response<T>(work: () => T): T {
    if (this.isDown) throw new PaymentProviderError('unavailable', 'down');
    const done = work();
    if (this.isMute) throw new PaymentProviderError('unavailable', 'the response was lost');
    return done;
  }

  async createToken(order: PayableOrder): Promise<string> {
    return this.response(() => {
      if (!this.sessions.has(order.id)) this.sessions.set(order.id, { order, charges: [] });
      return `token-of-${order.id}`;
    });
  }

  async findReport(orderId: string) {
    return this.response(() => {
      const latest = this.sessions.get(orderId)?.charges.at(-1);
      return latest && paymentReportSchema.parse(createReport(...this.wordsOn(orderId, latest)));
    });
  }

  /** Ends a pending payment. A session without a payment attempt stays open, as at Midtrans. */
  async endPayment(orderId: string): Promise<void> {
    this.response(() => this.latest(orderId) !== 'captured' && this.happen(orderId, 'annul'));
  }

  async refund({ orderId }: PaymentReport, rupiah: number): Promise<void> {
    if (rupiah !== this.moneyOf(orderId))
      throw new Error(`Refund of Rp. ${rupiah}: the bank holds another amount for ${orderId}`);
    this.response(() => this.happen(orderId, 'refund'));
  }

  private wordsOn(orderId: string, charge: Charge): Parameters<typeof createReport> {
    const { total, payableUntil } = this.orderOf(orderId);
    return [
      { id: orderId, total },
      {
        transaction_id: charge.id,
        expiry_time: formatJakartaTime(payableUntil),
        ...(charge.returned > 0 && { refund_amount: `${charge.returned}.00` }),
        ...REPORTS[charge.status],
      },
    ];
  }

  private orderOf(orderId: string): PayableOrder {
    const session = this.sessions.get(orderId);
    if (!session) throw new Error(`The bank knows no order ${orderId}`);
    return session.order;
  }

  /**
   * Applies an event to the payment of an order. Returns false if the event is impossible in the current
   * state.
   */
  happen(orderId: string, event: BankEvent): boolean {
    const session = this.sessions.get(orderId);
    const latest = session?.charges.at(-1);
    const moves: Partial<Record<ChargeStatus | 'none', ChargeStatus>> = EVENTS[event];
    const status = moves[latest?.status ?? 'none'];
    if (!session || !status) return false;
    const isOver = this.now() >= session.order.payableUntil;
    if (isTry(event) && isOver) return false;
    if (event.endsWith('Part') && this.moneyOf(orderId) < PART) return false;

    const charge = this.chargeFor(session, event);
    charge.status = status;
    charge.wasTaken ||= this.isTaken(charge);
    charge.returned += this.returnedBy(charge, session.order.total);
    charge.wasUnderWay ||= status === 'pending' || status === 'challenged';
    this.notifications.push({ orderId, body: createNotification(...this.wordsOn(orderId, charge)) });
    return true;
  }

  private chargeFor({ order, charges }: Session, event: BankEvent): Charge {
    const latest = charges.at(-1);
    if (latest && !isTry(event)) return latest;
    const fresh: Charge = {
      id: `${order.id}-${charges.length}`,
      status: 'pending',
      wasTaken: false,
      wasUnderWay: false,
      returned: 0,
    };
    charges.push(fresh);
    return fresh;
  }

  /** Expires pending payments whose deadline and grace period are over. */
  tick(): void {
    for (const [orderId, { order }] of this.sessions) {
      const end = order.payableUntil.getTime() + TRANSFER_GRACE_MS;
      if (this.now().getTime() >= end) this.happen(orderId, 'expire');
    }
  }

  private isTaken({ status }: Charge): boolean {
    return ['captured', 'settled', 'partlyRefunded', 'partlyChargedBack'].includes(status);
  }

  /**
   * Returns the rupiah that are refunded when a charge enters its status: a third of the money that is not
   * refunded yet, all of this money, or nothing.
   */
  private returnedBy({ status, wasTaken, returned }: Charge, total: number): number {
    const rest = total - returned;
    if (status === 'partlyRefunded' || status === 'partlyChargedBack') return Math.floor(rest / PART);
    return wasTaken && ['refunded', 'chargedBack', 'cancelled'].includes(status) ? rest : 0;
  }

  /** Returns the rupiah that the bank has taken for an order, minus refunds. */
  moneyOf(orderId: string): number {
    const taken = this.sessions.get(orderId)?.charges.filter((charge) => this.isTaken(charge)) ?? [];
    return taken.reduce((sum, { returned }) => sum + this.orderOf(orderId).total - returned, 0);
  }

  /** Returns the rupiah of an order that were refunded to the customer. */
  returnedOf(orderId: string): number {
    const charges = this.sessions.get(orderId)?.charges ?? [];
    return charges.reduce((sum, { returned }) => sum + returned, 0);
  }

  /** Returns how often money was taken for an order, including refunded payments. */
  timesTaken(orderId: string): number {
    return this.sessions.get(orderId)?.charges.filter(({ wasTaken }) => wasTaken).length ?? 0;
  }

  latest(orderId: string): ChargeStatus | undefined {
    return this.sessions.get(orderId)?.charges.at(-1)?.status;
  }

  /** Returns true when a transfer or a fraud review was ever pending for the order. */
  wasUnderWay(orderId: string): boolean {
    return this.sessions.get(orderId)?.charges.some((charge) => charge.wasUnderWay) ?? false;
  }
}
