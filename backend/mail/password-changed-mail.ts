import { accountMailTexts as texts } from '@/backend/messages/account-mail-texts';
import { baliTime } from './bali-time';
import { customerMail, type Recipient } from './customer-mail';
import type { Mail } from './mailer';

/** Tells a customer that the password is another one, and what to do when somebody else did it. */
export function passwordChangedMail(recipient: Recipient & { at: Date }): Mail {
  const words = {
    subject: texts.changedSubject,
    body: [texts.changedBody, texts.changedNotYou],
    button: texts.changedButton,
    smallPrint: [texts.changedHelp],
  };
  const at = baliTime(recipient.at, recipient.locale);
  return customerMail(recipient, words, '/forgot-password', { at });
}
