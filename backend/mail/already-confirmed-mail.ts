import { accountMailTexts as texts } from '@/backend/messages/account-mail-texts';
import { customerMail, type Recipient } from './customer-mail';
import type { Mail } from './mailer';

/** The answer to somebody who wants to confirm an address that is confirmed: the way in. */
export function alreadyConfirmedMail(recipient: Recipient): Mail {
  const words = {
    subject: texts.confirmedSubject,
    body: [texts.confirmedBody],
    button: texts.confirmedButton,
    smallPrint: [texts.confirmedForgotten],
  };
  return customerMail(recipient, words, '/login');
}
