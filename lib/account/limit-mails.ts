import 'server-only';
import type { ServerMessage } from '@/lib/api/call';
import type { RouteCall } from '@/lib/bff/route-call';
import type { MailRequest } from '@/lib/contract/account';
import { consume, hasRoom, LIMITS } from '@/lib/rate-limit/limits';
import { customerOf } from '@/lib/session/session';

/**
 * Asks for a mail, unless its inbox got enough of them: whoever presses is counted by themselves and is refused only for their
 * own presses. When strangers have used up what an inbox may get in ten minutes, the answer is as always and no further mail
 * goes out: the links of the last ones all work. A browser that has logged in to this account before is no stranger.
 * @throws ApiError `rate_limited`, or what `ask` throws
 */
export async function limitMails(
  call: RouteCall,
  kind: 'verification' | 'reset',
  { email }: MailRequest,
  ask: () => Promise<ServerMessage>,
): Promise<ServerMessage> {
  const inbox = `${kind} ${email.toLowerCase()}`;
  const device = await call.device.find(customerOf(email));
  await consume('mailRequests', `${inbox} ${device ?? call.address}`);
  if (device) return ask();

  if (!(await hasRoom('accountMails', inbox))) return {};
  try {
    return await ask();
  } catch (error) {
    await LIMITS.accountMails.reward(inbox);
    throw error;
  }
}
