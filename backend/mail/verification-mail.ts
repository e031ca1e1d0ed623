import { accountMailTexts as texts } from '@/backend/messages/account-mail-texts';
import { customerMail, type Recipient } from './customer-mail';
import type { Mail } from './mailer';

/** The mail that lets a new customer confirm the address (contract, Extensions: links in mails). */
export function verificationMail(recipient: Recipient & { token: string }): Mail {
  const words = {
    subject: texts.verifySubject,
    body: [texts.verifyBody],
    button: texts.verifyButton,
    smallPrint: [texts.verifyLifetime, texts.verifyNotYou],
  };
  return customerMail(recipient, words, `/verify-email?token=${encodeURIComponent(recipient.token)}`);
}
