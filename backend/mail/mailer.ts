import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { BackendConfig } from '@/backend/config';
import { findErrorCode } from '@/backend/db/database-error';
import { brand } from './brand';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The link of the email, which is logged when no mail server is configured. */
  link: string;
};

export type Mailer = {
  /**
   * Sends an email. If no mail server is configured, stores the email as a file. `id` becomes the
   * `Message-ID`. A retry must pass the same `id`, so that mail servers and clients recognise a duplicate.
   * @throws MailError
   */
  send(mail: Mail, id: string): Promise<void>;
};

/** The error when an email was not sent. The message does not name the recipient, because it is logged. */
export class MailError extends Error {
  override name = 'MailError';
}

/** Creates a file name that sorts by time and does not contain the recipient. */
function nameOf(now: Date): string {
  return `${now.toISOString().replaceAll(':', '-')}-${randomBytes(2).toString('hex')}`;
}

async function keep(folder: string, name: string, { to, subject, text, html }: Mail): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.txt`), `To: ${to}\nSubject: ${subject}\n\n${text}`);
  await writeFile(join(folder, `${name}.html`), html);
  return join(folder, `${name}.html`);
}

export function createFileMailer(dataDir: string, now: () => Date, log: Logger): Mailer {
  const folder = resolve(dataDir, 'mail');
  return {
    async send(mail) {
      try {
        const file = await keep(folder, nameOf(now()), mail);
        log.info({ file, link: mail.link }, `no mail server, email written to a file: ${mail.subject}`);
      } catch (cause) {
        throw new MailError('The email could not be written to a file', { cause });
      }
    },
  };
}

/** The timeout of the mail server, shorter than the storefront's timeout for the API. */
const TIMEOUT_MS = 5_000;

type SmtpConfig = Pick<BackendConfig, 'mailFrom' | 'mailReplyTo'> & { smtpUrl: string };

export function createSmtpMailer({ smtpUrl, mailFrom, mailReplyTo: replyTo }: SmtpConfig): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const from = { name: brand.name, address: mailFrom };
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
  return {
    async send({ to, subject, text, html }, id) {
      try {
        // An object names exactly one recipient. A string would be parsed as a list of recipients.
        const recipient = { name: '', address: to };
        const messageId = `<${id}@${domain}>`;
        await transport.sendMail({ from, replyTo, to: recipient, messageId, subject, text, html });
      } catch (cause) {
        // The cause is left out, because it may name the recipient.
        throw new MailError(
          `The mail server did not accept the email (${findErrorCode(cause) ?? 'unknown'})`,
        );
      }
    },
  };
}

export function openMailer(config: BackendConfig, now: () => Date, log: Logger): Mailer {
  const { smtpUrl, dataDir } = config;
  return smtpUrl ? createSmtpMailer({ ...config, smtpUrl }) : createFileMailer(dataDir, now, log);
}
