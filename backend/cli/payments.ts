import { and, asc, eq, isNull } from 'drizzle-orm';
import { orders } from '@/backend/db/schema/orders';
import { paymentOutbox } from '@/backend/db/schema/payments';
import { formatRupiah } from '@/backend/messages/text';
import { isRefundQueued } from '@/backend/orders/payment-outbox';
import { recordRefund } from '@/backend/orders/record-refund';
import { lockOrder, type StoredOrder, sumRefunded } from '@/backend/orders/stored-order';
import {
  type CliCommand,
  type CommandContext,
  type CommandResult,
  failureResult,
  successResult,
  UsageError,
} from './command';

const HELP = `npm run payments -- due
    Lists refunds that the payment provider has not confirmed, oldest first.

npm run payments -- refunded ORDER-ID [RUPIAH]
    Records a refund that you made by hand. RUPIAH is the sum of all refunds of this order that you made by hand.
    Without RUPIAH, the command records everything that has not been refunded yet. The customer gets an email. The
    order becomes refunded when its whole payment is refunded.

A late payment is refunded automatically where the payment provider can do that. It cannot refund a bank transfer, nor
any payment after the provider's deadline: transfer the money yourself, then record it here. Recording the same sum
again changes nothing. The shop may be running.`;

function parseRupiah(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text))
    throw new UsageError(`RUPIAH must be a whole number such as 250000, not ‘${text}’.`);
  return Number(text);
}

async function listRefunds({ db }: CommandContext): Promise<CommandResult> {
  const refunds = await db
    .select({ order: orders, refund: paymentOutbox })
    .from(paymentOutbox)
    .innerJoin(orders, eq(orders.id, paymentOutbox.orderId))
    .where(and(eq(paymentOutbox.action, 'refund'), isNull(paymentOutbox.doneAt)))
    .orderBy(asc(paymentOutbox.createdAt));
  if (refunds.length === 0) return successResult('No refund is due.');
  const rows = refunds.map(({ order, refund }) => [
    order.id,
    formatRupiah(order.total - sumRefunded(order)),
    order.transactionMethod ?? '-',
    order.customerEmail,
    `since ${refund.createdAt.toISOString()}`,
    `tries: ${refund.attempts}`,
  ]);
  return successResult(rows.map((row) => row.join('  ')).join('\n'));
}

/** Returns the reason why a refund by hand cannot be recorded, or undefined. */
function findRejection(order: StoredOrder, byHand: number, isRefunding: boolean): string | undefined {
  const { id, status, total, refundedByHand, refundedByProvider } = order;
  if (status !== 'paid' && !isRefunding) return `Order ${id} is ${status}, so there is no payment to refund.`;
  if (byHand < refundedByHand)
    return `${formatRupiah(refundedByHand)} of order ${id} are recorded already. RUPIAH is the sum of all refunds by hand.`;
  if (byHand + refundedByProvider > total)
    return `Order ${id} has only ${formatRupiah(total - refundedByProvider)} left to refund by hand.`;
  return undefined;
}

function recordByHand(
  { db, siteUrl, now }: CommandContext,
  orderId: string,
  rupiah?: number,
): Promise<CommandResult> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return failureResult(`There is no order ${orderId}.`);
    if (order.status === 'refunded') return successResult(`Order ${orderId} was refunded before.`);
    const byHand = rupiah ?? order.total - order.refundedByProvider;
    const rejection = findRejection(order, byHand, await isRefundQueued(tx, orderId));
    if (rejection) return failureResult(rejection);
    if (!(await recordRefund(tx, order, { byHand }, { now: now(), siteUrl })))
      return successResult(`${formatRupiah(byHand)} of order ${orderId} were recorded before.`);
    const refunded = sumRefunded({ ...order, refundedByHand: byHand });
    const rest = order.total - refunded;
    return successResult(
      rest === 0
        ? `Order ${orderId} is refunded now. Its customer gets an email.`
        : `${formatRupiah(refunded)} of order ${orderId} are refunded, ${formatRupiah(rest)} are left. Its customer gets an email.`,
    );
  });
}

export const paymentsCommand: CliCommand = {
  help: HELP,
  prepare(args) {
    const [command, orderId, text, ...more] = args;
    if (command === undefined || args.includes('--help')) return undefined;
    if (command === 'due' && orderId === undefined) return listRefunds;
    if (command !== 'refunded' || orderId === undefined || more.length > 0)
      throw new UsageError(
        'Usage: npm run payments -- due, or npm run payments -- refunded ORDER-ID [RUPIAH].',
      );
    const rupiah = text === undefined ? undefined : parseRupiah(text);
    return (context) => recordByHand(context, orderId, rupiah);
  },
};
