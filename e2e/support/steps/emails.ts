import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SHARED_SHOP, type ShopEnvironment } from '@/e2e/support/servers/environments';

const TIMEOUT_MS = 20_000;
const POLL_MS = 100;

type Mailbox = Pick<ShopEnvironment, 'dataFolder'>;

/** Returns the plain texts of the emails to a recipient, oldest first. Without a mail server each email is a file. */
export async function readEmailsTo(
  recipient: string,
  { dataFolder }: Mailbox = SHARED_SHOP,
): Promise<string[]> {
  const folder = join(dataFolder, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.txt')).sort();
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.startsWith(`To: ${recipient}\n`));
}

/** Waits for an email that matches, and returns the match in the newest one. */
async function findInMails(recipient: string, pattern: RegExp, mailbox?: Mailbox): Promise<RegExpExecArray> {
  const end = performance.now() + TIMEOUT_MS;
  while (performance.now() < end) {
    const mails = await readEmailsTo(recipient, mailbox);
    const found = mails.map((mail) => pattern.exec(mail)).findLast(Boolean);
    if (found) return found;
    await sleep(POLL_MS);
  }
  throw new Error(`no mail to ${recipient} matches ${pattern}`);
}

type LinkPath = 'verify-email' | 'reset-password';

export async function waitForEmailedLink(
  recipient: string,
  path: LinkPath,
  mailbox?: Mailbox,
): Promise<string> {
  const [link] = await findInMails(
    recipient,
    new RegExp(`https?://[^\\s"<>]*/${path}\\?token=[\\w-]+`),
    mailbox,
  );
  return link;
}

/** Returns the token of the link that was mailed. */
export async function waitForEmailedToken(
  recipient: string,
  path: LinkPath,
  mailbox?: Mailbox,
): Promise<string> {
  return new URL(await waitForEmailedLink(recipient, path, mailbox)).searchParams.get('token') ?? '';
}

/** Waits for the email with the catalogue, and returns the path of the PDF in it. */
export async function waitForEmailedCatalogue(recipient: string): Promise<string> {
  const [link] = await findInMails(recipient, /https?:\/\/[^\s"<>]*\/catalogue-\d+\.pdf/);
  return new URL(link).pathname;
}
