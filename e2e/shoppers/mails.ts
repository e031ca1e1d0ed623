import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dataFolder } from '@/e2e/servers/bundled-api';
import { SHOP, type Stand } from '@/e2e/servers/stands';

/** The plain texts of the mails to `recipient`, oldest first: without a mail server each is a file. */
export async function mailsTo(recipient: string, stand: Stand = SHOP): Promise<string[]> {
  const folder = join(dataFolder(stand), 'mail');
  const names = await readdir(folder).catch(() => []);
  const texts = names.filter((name) => name.endsWith('.txt')).sort();
  const mails = await Promise.all(texts.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.startsWith(`To: ${recipient}\n`));
}

/** What a mail to `recipient` has of a pattern, the newest mail's, as soon as it is there. */
async function foundInMail(recipient: string, pattern: RegExp, stand?: Stand): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const [mail = ''] = (await mailsTo(recipient, stand)).slice(-1);
        found = pattern.exec(mail)?.[0];
        return found;
      },
      { message: `the mail to ${recipient}` },
    )
    .toBeDefined();
  return found ?? '';
}

/** The address confirmation link in the mail to `recipient`. */
export function verificationLink(recipient: string, stand?: Stand): Promise<string> {
  return foundInMail(recipient, /http:\/\/[^\s"<>]*\/verify-email\?token=[\w-]+/, stand);
}

/** The link to the catalogue in the mail to `recipient`. */
export function catalogueLink(recipient: string, stand?: Stand): Promise<string> {
  return foundInMail(recipient, /http:\/\/[^\s"<>]*\/catalogue-\d+\.pdf/, stand);
}

/** The link to choose a new password in the mail to `recipient`. */
export function resetLink(recipient: string, stand?: Stand): Promise<string> {
  return foundInMail(recipient, /http:\/\/[^\s"<>]*\/reset-password\?token=[\w-]+/, stand);
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
