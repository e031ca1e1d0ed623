import { eq } from 'drizzle-orm';
import { orders } from '@/backend/db/schema/orders';
import type { Dependencies } from '@/backend/dependencies';
import { applyReport } from '@/backend/payments/apply-report';
import { judgePayment } from '@/backend/payments/judge-payment';
import type { Address } from '@/lib/contract/account';
import { lockOrder } from './lock-order';
import { OrderRefused } from './order-refusal';
import { hasEndedUnpaid } from './order-status';
import type { StoredOrder } from './stored-order';

type Needed = Pick<Dependencies, 'db' | 'log' | 'now' | 'checkpoint' | 'config' | 'payments'>;

function isSentTo(order: StoredOrder, address: Address): boolean {
  return (
    order.receiptName === address.receiptName &&
    order.address === address.address &&
    order.city === address.city &&
    order.province === address.province &&
    order.postalCode === address.postalCode
  );
}

/**
 * Whether somebody has begun to pay an order, of which the notification may still be on its way. A card that was declined
 * is no payment.
 */
async function isBeingPaid({ id, snapToken }: StoredOrder, needed: Needed): Promise<boolean> {
  const report = snapToken === null ? undefined : await needed.payments.findReport(id);
  if (!report) return false;
  await applyReport(report, needed);
  return judgePayment(report) !== 'denied';
}

/**
 * Brings the customer's address to the order that a repeated checkout has found: who closes the widget, corrects the
 * address and pays again means the corrected one. Once a charge exists the address stands: the provider has judged
 * the payment, and may have held it for review, by the address the order was made with.
 * @returns the order; undefined when it has turned out to have ended unpaid
 * @throws OrderRefused the payment has begun and the address is another
 * @throws PaymentProviderError the provider cannot be asked whether it has
 */
export async function readdressOrder(
  order: StoredOrder,
  address: Address | undefined,
  needed: Needed,
): Promise<StoredOrder | undefined> {
  if (!address || isSentTo(order, address)) return order;
  const isCharged = order.status === 'pending' && (await isBeingPaid(order, needed));
  return needed.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    if (!locked || hasEndedUnpaid(locked.status)) return undefined;
    if (locked.status !== 'pending' || locked.transactionMethod !== null || isCharged) {
      throw new OrderRefused([{ code: 'address', order: locked }]);
    }
    const [changed] = await tx.update(orders).set(address).where(eq(orders.id, order.id)).returning();
    return changed;
  });
}
