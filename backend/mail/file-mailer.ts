import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { type Mail, MailError, type Mailer } from './mailer';

/** A name that sorts by time and tells nothing of the recipient. */
function nameOf(now: Date): string {
  return `${now.toISOString().replaceAll(':', '-')}-${randomBytes(2).toString('hex')}`;
}

async function keep(folder: string, name: string, { to, subject, text, html }: Mail): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.txt`), `To: ${to}\nSubject: ${subject}\n\n${text}`);
  await writeFile(join(folder, `${name}.html`), html);
  return join(folder, `${name}.html`);
}

/**
 * Keeps each mail as two files, one to open in a browser and one to read, and writes its link into the log: a
 * shop without a mail server can be tried in full.
 */
export function fileMailer(dataDir: string, now: () => Date, log: Logger): Mailer {
  const folder = resolve(dataDir, 'mail');
  return {
    async send(mail) {
      try {
        const file = await keep(folder, nameOf(now()), mail);
        log.info({ file, link: mail.link }, `mail kept as a file: ${mail.subject}`);
      } catch (cause) {
        throw new MailError('The mail could not be written', { cause });
      }
    },
  };
}
