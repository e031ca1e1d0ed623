import { and, asc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { orders } from '@/backend/db/schema/orders';
import { paymentOutbox } from '@/backend/db/schema/payments';
import { rupiahText } from '@/backend/messages/text';
import { isRefundQueued, markDone } from '@/backend/orders/payment-outbox';
import { lockOrder } from '@/backend/orders/stored-order';
import { transitionOrder } from '@/backend/orders/transition-order';
import { type Command, type CommandContext, type Outcome, refusal, success, UsageError } from './command';

const HELP = `npm run payments -- due                 money on its way back to customers, longest waiting first
npm run payments -- refunded ORDER-ID   this order's money was given back by hand: the order ends, its customer gets a mail

Money that comes after its order has ended goes back by itself where the payment provider can do that. A bank transfer
it cannot give back: transfer the money yourself, then say so here. The shop may be open meanwhile.`;

const taskSchema = z.discriminatedUnion('command', [
  z.object({ command: z.literal('due') }),
  z.object({ command: z.literal('refunded'), orderId: z.string().min(1) }),
]);
type Task = z.infer<typeof taskSchema>;

function parse(args: string[]): Task | { command: 'help' } {
  const [command, orderId, ...more] = args;
  if (command === undefined || args.includes('--help')) return { command: 'help' };
  if (command === 'due' && orderId === undefined) return { command };
  if (command === 'refunded' && orderId !== undefined && more.length === 0) return { command, orderId };
  if (command === 'refunded') throw new UsageError('One order at a time: refunded ORDER-ID.');
  throw new UsageError(`There are due and refunded ORDER-ID, but no ‘${args.join(' ')}’.`);
}

async function listRefunds({ db }: CommandContext): Promise<Outcome> {
  const refunds = await db
    .select({ order: orders, refund: paymentOutbox })
    .from(paymentOutbox)
    .innerJoin(orders, eq(orders.id, paymentOutbox.orderId))
    .where(and(eq(paymentOutbox.action, 'refund'), isNull(paymentOutbox.doneAt)))
    .orderBy(asc(paymentOutbox.createdAt));
  if (refunds.length === 0) return success('No money is on its way back.');
  const rows = refunds.map(({ order, refund }) => [
    order.id,
    rupiahText(order.total),
    order.transactionMethod ?? '-',
    order.customerEmail,
    `since ${refund.createdAt.toISOString()}`,
    `tries: ${refund.attempts}`,
  ]);
  return success(rows.map((row) => row.join('  ')).join('\n'));
}

function endRefund({ db, siteUrl, now }: CommandContext, orderId: string): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refusal(`There is no order ${orderId}.`);
    if (order.status === 'refunded') return success(`The money of order ${orderId} was given back before.`);
    if (!(await isRefundQueued(tx, orderId)))
      return refusal(`Order ${orderId} is ${order.status}: no money of it is on its way back.`);
    await transitionOrder(tx, order, { to: 'refunded', now: now(), siteUrl });
    await markDone(tx, { orderId, action: 'refund' }, now());
    return success(`Order ${orderId} is refunded now, and its customer gets a mail.`);
  });
}

export const paymentsCommand: Command = {
  help: HELP,
  parse,
  async run(input, context) {
    const task = taskSchema.parse(input);
    return task.command === 'due' ? listRefunds(context) : endRefund(context, task.orderId);
  },
};
