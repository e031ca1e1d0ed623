import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { fileMailer, MailError } from './mailer';

const mail = {
  to: 'made@example.com',
  subject: 'A subject',
  text: 'Some text',
  html: '<p>Some text</p>',
  link: 'http://localhost:3000/verify-email?token=t',
};

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'segara-mail-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function mailerWithLog() {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  return { mailer: fileMailer(dataDir, () => new Date('2026-03-01T08:00:00Z'), log), lines };
}

it('keeps a mail to open and one to read, and logs file and link but no recipient', async () => {
  const { mailer, lines } = mailerWithLog();
  await mailer.send(mail);
  const names = readdirSync(join(dataDir, 'mail')).sort();
  expect(names).toEqual([
    expect.stringMatching(/^2026-03-01T08-00-00\.000Z-[0-9a-f]{4}\.html$/),
    expect.stringMatching(/^2026-03-01T08-00-00\.000Z-[0-9a-f]{4}\.txt$/),
  ]);
  const [html = '', text = ''] = names.map((name) => readFileSync(join(dataDir, 'mail', name), 'utf8'));
  expect(html).toBe(mail.html);
  expect(text).toBe('To: made@example.com\nSubject: A subject\n\nSome text');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(mail.link);
  expect(lines[0]).not.toContain(mail.to);
});

it('says so when the mail cannot be written', async () => {
  writeFileSync(join(dataDir, 'mail'), 'in the way');
  const { mailer, lines } = mailerWithLog();
  await expect(mailer.send(mail)).rejects.toThrow(MailError);
  expect(lines).toEqual([]);
});
