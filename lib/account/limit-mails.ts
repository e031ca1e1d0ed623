import 'server-only';
import type { MailRequest } from '@/lib/contract/account';
import { consume } from '@/lib/rate-limit/consume';

/**
 * Counts a mail to this address, whether a customer has it or not and however it is cased.
 * @throws ApiError `rate_limited`
 */
export function limitMails(kind: 'verification' | 'reset', { email }: MailRequest): Promise<void> {
  return consume('accountMails', `${kind} ${email.toLowerCase()}`);
}
