import words from '@/backend/messages/account-mails.json' with { type: 'json' };
import { baliTime, customerMail, type Recipient } from './customer-mail';
import type { Mail } from './mailer';

type Linked = Recipient & { token: string };

/** Lets a new customer confirm the address (contract, Extensions: links in mails). */
export function verificationMail(recipient: Linked): Mail {
  const path = `/verify-email?token=${encodeURIComponent(recipient.token)}`;
  return customerMail(recipient, words.verification, path);
}

/** Answers who wants to confirm an address that is confirmed already. */
export function alreadyConfirmedMail(recipient: Recipient): Mail {
  return customerMail(recipient, words.confirmed, '/login');
}

/** Leads to a new password (contract, Extensions: links in mails). */
export function resetMail(recipient: Linked): Mail {
  return customerMail(recipient, words.reset, `/reset-password?token=${encodeURIComponent(recipient.token)}`);
}

/** Tells a customer that the password was changed, and what to do when somebody else did it. */
export function passwordChangedMail(recipient: Recipient & { at: Date }): Mail {
  const at = baliTime(recipient.at, recipient.locale);
  return customerMail(recipient, words.passwordChanged, '/forgot-password', { values: { at } });
}
