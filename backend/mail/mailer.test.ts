import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createFileMailer, createSmtpMailer, MailError } from './mailer';

const mail = {
  to: 'made@example.com',
  subject: 'Konfirmasi alamat',
  text: 'Some text',
  html: '<p>Some text</p>',
  link: 'http://localhost:3000/verify-email?token=t',
};

const ID = '1772352000000.7';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'segara-mail-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function mailerWithLog() {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  return { mailer: createFileMailer(dataDir, () => new Date('2026-03-01T08:00:00Z'), log), lines };
}

it('stores an email as files, and logs the file and the link but no recipient', async () => {
  const { mailer, lines } = mailerWithLog();
  await mailer.send(mail, ID);
  const names = readdirSync(join(dataDir, 'mail')).sort();
  expect(names).toEqual([
    expect.stringMatching(/^2026-03-01T08-00-00\.000Z-[0-9a-f]{4}\.html$/),
    expect.stringMatching(/^2026-03-01T08-00-00\.000Z-[0-9a-f]{4}\.txt$/),
  ]);
  const [html = '', text = ''] = names.map((name) => readFileSync(join(dataDir, 'mail', name), 'utf8'));
  expect(html).toBe(mail.html);
  expect(text).toBe('To: made@example.com\nSubject: Konfirmasi alamat\n\nSome text');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(mail.link);
  expect(lines[0]).not.toContain(mail.to);
});

it('reports an email that cannot be written', async () => {
  writeFileSync(join(dataDir, 'mail'), 'in the way');
  const { mailer, lines } = mailerWithLog();
  await expect(mailer.send(mail, ID)).rejects.toThrow(MailError);
  expect(lines).toEqual([]);
});

let server: Server;
let received: string;

/** Acts as a minimal SMTP server on a socket. `toRecipient` is the response to RCPT TO. */
function talk(socket: Socket, toRecipient: string): void {
  const responses: [RegExp, string][] = [
    [/^DATA/, '354 go on'],
    [/^RCPT/, toRecipient],
    [/^QUIT/, '221 bye'],
    // An SMTP server does not respond to the lines of DATA before the final dot.
    [/^(?:EHLO|MAIL)|\r\n\.\r\n$/, '250 fine'],
  ];
  socket.write('220 test\r\n');
  socket.on('data', (chunk) => {
    const text = chunk.toString();
    received += text;
    const response = responses.find(([command]) => command.test(text))?.[1];
    if (response) socket.write(`${response}\r\n`);
  });
}

function open(toRecipient = '250 fine'): Promise<string> {
  received = '';
  server = createServer((socket) => talk(socket, toRecipient));
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
    });
  });
}
const close = () =>
  new Promise((resolve) => {
    server.close(resolve);
  });

const sender = { mailFrom: 'no-reply@shop.example', mailReplyTo: undefined };

it('sends text and HTML with the sender and the message id', async () => {
  const mailer = createSmtpMailer({ ...sender, smtpUrl: await open() });
  await mailer.send(mail, ID);
  await close();
  expect(received).toContain('MAIL FROM:<no-reply@shop.example>');
  expect(received).toContain('RCPT TO:<made@example.com>');
  expect(received).toContain('Subject: Konfirmasi alamat');
  expect(received).toContain('text/plain');
  expect(received).toContain('<p>Some text</p>');
  expect(received).toContain(`Message-ID: <${ID}@shop.example>`);
  expect(received).not.toContain('Reply-To:');
});

it('sets Reply-To', async () => {
  const mailer = createSmtpMailer({ ...sender, mailReplyTo: 'hello@shop.example', smtpUrl: await open() });
  await mailer.send(mail, ID);
  await close();
  expect(received).toContain('Reply-To: hello@shop.example');
});

it('prevents header and recipient injection', async () => {
  const mailer = createSmtpMailer({ ...sender, smtpUrl: await open() });
  const forged = {
    ...mail,
    to: 'made@example.com, all@example.com',
    subject: 'Hello\r\nBcc: all@example.com\r\n\r\nBuy here',
    text: 'Hello\r\n.\r\nRCPT TO:<all@example.com>',
  };
  await mailer.send(forged, ID).catch(() => undefined);
  await close();
  const [head = ''] = received.split('\r\n\r\n');
  expect(head).not.toMatch(/^Bcc:/im);
  const [envelope = ''] = head.split('DATA');
  expect(envelope.match(/^RCPT TO:/gm)).toHaveLength(1);
  expect(envelope).not.toContain('RCPT TO:<all@example.com>');
  expect(received).toContain('\r\n..\r\n');
});

it('reports a rejection by the server without naming the recipient', async () => {
  const mailer = createSmtpMailer({ ...sender, smtpUrl: await open('550 no such user made@example.com') });
  const failure = await mailer.send(mail, ID).catch((error: unknown) => error);
  await close();
  expect(failure).toBeInstanceOf(MailError);
  expect(String(failure)).not.toContain('made@example.com');
});

it('reports a server that does not respond', async () => {
  const url = await open();
  await close();
  await expect(createSmtpMailer({ ...sender, smtpUrl: url }).send(mail, ID)).rejects.toThrow(
    /ESOCKET|ECONNECTION|ECONNREFUSED/,
  );
});
