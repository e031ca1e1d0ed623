import 'server-only';
import type { ServerMessage } from '@/lib/api/call';
import type { RouteCall } from '@/lib/bff/route-call';
import type { MailRequest } from '@/lib/contract/account';
import { consumeRateLimit, RATE_LIMITS, tryConsumeRateLimit } from '@/lib/rate-limit/limits';
import { hashCustomer } from '@/lib/session/session';

/**
 * Requests an email. Requests are limited per sender, and emails per inbox. When the limit of an inbox is
 * exceeded, no email is sent, but the response stays the same. The links of earlier emails still work. The
 * limit of the inbox does not apply to a browser that has logged in to the account.
 * @throws ApiError `rate_limited`, or an error of `ask`
 */
export async function requestLimitedMail(
  call: RouteCall,
  kind: 'verification' | 'reset',
  { email }: MailRequest,
  ask: () => Promise<ServerMessage>,
): Promise<ServerMessage> {
  const inbox = `${kind} ${email.toLowerCase()}`;
  const device = await call.device.find(hashCustomer(email));
  await consumeRateLimit('mailRequests', `${inbox} ${device ?? call.address}`);
  if (device) return ask();

  if (!(await tryConsumeRateLimit('accountMails', inbox))) return {};
  try {
    return await ask();
  } catch (error) {
    await RATE_LIMITS.accountMails.reward(inbox);
    throw error;
  }
}
