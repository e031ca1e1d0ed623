import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dataFolder } from '@/e2e/servers/bundled-api';
import { SHOP } from '@/e2e/servers/stands';

const SOFT_BREAK = /=\r?\n/g;
const ESCAPED = /=([0-9A-F]{2})/g;

/** A mail as a mail program reads it: quoted-printable undone. */
function readable(raw: string): string {
  return raw
    .replace(SOFT_BREAK, '')
    .replace(ESCAPED, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

async function mailsTo(recipient: string): Promise<string[]> {
  const folder = join(dataFolder(SHOP), 'mail');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
  return mails.map(readable).filter((mail) => mail.includes(recipient));
}

/** The address confirmation link in the mail to `recipient`, as soon as that mail is there. */
export async function verificationLink(recipient: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const [mail = ''] = (await mailsTo(recipient)).slice(-1);
        link = /http:\/\/[^\s"<>]*\/verify-email\?token=[\w-]+/.exec(mail)?.[0];
        return link;
      },
      { message: `the mail to ${recipient}` },
    )
    .toBeDefined();
  return link ?? '';
}
