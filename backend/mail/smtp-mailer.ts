import { createTransport } from 'nodemailer';
import { codeOfError } from '@/backend/db/database-error';
import { brand } from './brand';
import { MailError, type Mailer } from './mailer';

/** Shorter than a storefront waits for an answer. */
const TIMEOUT_MS = 5_000;

/** Sends mails through an SMTP server, from `no-reply@` the shop's host. */
export function smtpMailer(smtpUrl: string, siteUrl: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const from = { name: brand.name, address: `no-reply@${new URL(siteUrl).hostname}` };
  return {
    async send({ to, subject, text, html }) {
      try {
        // As an object, which is one recipient whatever it holds: a text would be read as a list.
        const recipient = { name: '', address: to };
        await transport.sendMail({ from, to: recipient, subject, text, html });
      } catch (cause) {
        // Without the cause, whose words may name the recipient.
        throw new MailError(`The mail server did not take the mail (${codeOfError(cause) ?? 'unknown'})`);
      }
    },
  };
}
