import type { Transaction } from '@/backend/db/database';
import { outgoingMails } from '@/backend/db/schema/mails';
import type { Mail } from './mailer';

/** Nobody waits for a mail much longer than this. */
const USEFUL_MS = 3 * 24 * 60 * 60 * 1000;

type Patience = {
  now: Date;
  /** When it is of no use any more, such as the end of its link; three days from now unless told. */
  until?: Date | undefined;
};

/**
 * Puts a mail into the outbox, in the transaction that causes it: both happen or neither. It is sent soon after and
 * at least once; a mail server that is down is waited for.
 */
export async function queueMail(
  tx: Transaction,
  { to, subject, text, html, link }: Mail,
  { now, until = new Date(now.getTime() + USEFUL_MS) }: Patience,
): Promise<void> {
  await tx.insert(outgoingMails).values({
    recipient: to,
    subject,
    bodyText: text,
    bodyHtml: html,
    link,
    createdAt: now,
    dueAt: now,
    uselessAt: until,
  });
}
