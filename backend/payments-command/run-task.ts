import type { Outcome, World } from '@/backend/command/outcome';
import { rupiahText } from '@/backend/messages/text';
import { moveOrder } from '@/backend/orders/move-order';
import { finishErrand, isRefundWritten } from '@/backend/orders/payment-outbox';
import { lockOrder } from '@/backend/orders/stored-order';
import { listRefunds } from './list-refunds';
import { taskSchema } from './task';

const done = (output: string): Outcome => ({ exitCode: 0, output: `${output}\n`, faults: '' });
const refused = (faults: string): Outcome => ({ exitCode: 1, output: '', faults: `${faults}\n` });

async function tellDue({ db }: World): Promise<Outcome> {
  const due = await listRefunds(db);
  if (due.length === 0) return done('No money is on its way back.');
  const rows = due.map(({ id, total, method, email, since, attempts }) =>
    [id, rupiahText(total), method ?? '-', email, `since ${since.toISOString()}`, `tries: ${attempts}`].join(
      '  ',
    ),
  );
  return done(rows.join('\n'));
}

function endRefund({ db, siteUrl, now }: World, orderId: string): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refused(`There is no order ${orderId}.`);
    if (order.status === 'refunded') return done(`The money of order ${orderId} was given back before.`);
    if (!(await isRefundWritten(tx, orderId)))
      return refused(`Order ${orderId} is ${order.status}: no money of it is on its way back.`);
    await moveOrder(tx, order, { to: 'refunded', now: now(), siteUrl });
    await finishErrand(tx, orderId, 'refund', now());
    return done(`Order ${orderId} is refunded now, and its customer gets a mail.`);
  });
}

/** Tells of refunds under way, or takes a person's word for one. */
export async function runTask(task: unknown, world: World): Promise<Outcome> {
  const asked = taskSchema.parse(task);
  return asked.command === 'due' ? tellDue(world) : endRefund(world, asked.orderId);
}
