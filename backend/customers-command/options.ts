import { UsageError } from '@/backend/command/usage-error';
import type { Task } from './task';

/** How to use the command. */
export const HELP = `npm run customers -- lock EMAIL   ends every sign-in of this customer, and their password with it

They come in again by the link of 'Forgot password', which goes to their address alone; orders stay as they are. The demo
customer's address gets no mail, so nobody comes in by it any more. The shop may be open meanwhile.`;

/** Reads the arguments of the command. @throws UsageError */
export function readOptions(args: string[]): Task | { command: 'help' } {
  const [command, email, ...more] = args;
  if (command === undefined || args.includes('--help')) return { command: 'help' };
  if (command !== 'lock') throw new UsageError(`There is lock EMAIL, but no ‘${args.join(' ')}’.`);
  if (email === undefined || more.length > 0) throw new UsageError('One customer at a time: lock EMAIL.');
  return { command, email };
}
