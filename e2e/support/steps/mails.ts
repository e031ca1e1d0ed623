import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dataFolder } from '@/e2e/support/servers/bundled-api';
import { type Environment, SHOP } from '@/e2e/support/servers/environments';

/** The plain texts of the mails to `recipient`, oldest first: without a mail server each is a file. */
export async function mailsTo(recipient: string, environment: Environment = SHOP): Promise<string[]> {
  const folder = join(dataFolder(environment), 'mail');
  const names = await readdir(folder).catch(() => []);
  const texts = names.filter((name) => name.endsWith('.txt')).sort();
  const mails = await Promise.all(texts.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.startsWith(`To: ${recipient}\n`));
}

/** What a mail to `recipient` has of a pattern, the newest mail's, as soon as it is there. */
async function foundInMail(recipient: string, pattern: RegExp, environment?: Environment): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const [mail = ''] = (await mailsTo(recipient, environment)).slice(-1);
        found = pattern.exec(mail)?.[0];
        return found;
      },
      { message: `the mail to ${recipient}` },
    )
    .toBeDefined();
  return found ?? '';
}

/** The address confirmation link in the mail to `recipient`. */
export function verificationLink(recipient: string, environment?: Environment): Promise<string> {
  return foundInMail(recipient, /http:\/\/[^\s"<>]*\/verify-email\?token=[\w-]+/, environment);
}

/** The link to the catalogue in the mail to `recipient`. */
export function catalogueLink(recipient: string, environment?: Environment): Promise<string> {
  return foundInMail(recipient, /http:\/\/[^\s"<>]*\/catalogue-\d+\.pdf/, environment);
}

/** The link to choose a new password in the mail to `recipient`. */
export function resetLink(recipient: string, environment?: Environment): Promise<string> {
  return foundInMail(recipient, /http:\/\/[^\s"<>]*\/reset-password\?token=[\w-]+/, environment);
}

/** The newest mail to `recipient` with this subject, as soon as it is there. */
export async function mailAbout(recipient: string, subject: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const mails = await mailsTo(recipient);
        found = mails.filter((mail) => mail.includes(`\nSubject: ${subject}\n`)).at(-1);
        return found;
      },
      { message: `the mail about "${subject}"` },
    )
    .toBeDefined();
  return found ?? '';
}
