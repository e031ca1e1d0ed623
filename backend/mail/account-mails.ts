import { accountMailTexts as texts } from '@/backend/messages/mail-texts';
import { baliTime, customerMail, type Recipient } from './customer-mail';
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
