import { UsageError } from '@/backend/command/usage-error';
import type { Task } from './task';

/** How to use the command. */
export const HELP = `npm run payments -- due                 money on its way back to customers, longest waiting first
npm run payments -- refunded ORDER-ID   this order's money was given back by hand: the order ends, its customer gets a mail

Money that comes after its order has ended goes back by itself where the payment provider can do that. A bank transfer
it cannot give back: transfer the money yourself, then say so here. The shop may be open meanwhile.`;

/** Reads the arguments of the command. @throws UsageError */
export function readOptions(args: string[]): Task | { command: 'help' } {
  const [command, orderId, ...more] = args;
  if (command === undefined || args.includes('--help')) return { command: 'help' };
  if (command === 'due' && orderId === undefined) return { command };
  if (command === 'refunded' && orderId !== undefined && more.length === 0) return { command, orderId };
  if (command === 'refunded') throw new UsageError('One order at a time: refunded ORDER-ID.');
  throw new UsageError(`There are due and refunded ORDER-ID, but no ‘${args.join(' ')}’.`);
}
