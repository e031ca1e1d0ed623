import { accountMailTexts as texts } from '@/backend/messages/account-mail-texts';
import { customerMail, type Recipient } from './customer-mail';
import type { Mail } from './mailer';

/** The mail that leads to a new password (contract, Extensions: links in mails). */
export function resetMail(recipient: Recipient & { token: string }): Mail {
  const words = {
    subject: texts.resetSubject,
    body: [texts.resetBody],
    button: texts.resetButton,
    smallPrint: [texts.resetLifetime, texts.resetNotYou],
  };
  return customerMail(recipient, words, `/reset-password?token=${encodeURIComponent(recipient.token)}`);
}
