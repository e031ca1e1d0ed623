// A mail server that delivers nothing: each mail becomes a file. `node mail-catcher.mjs PORT FOLDER`
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { SMTPServer } from 'smtp-server';

const [port, folder] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
let mails = 0;

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onData(stream, { id }, callback) {
    mails += 1;
    const name = `${String(mails).padStart(4, '0')}-${id}.eml`;
    pipeline(stream, createWriteStream(join(folder, name))).then(() => callback(), callback);
  },
});
// Whoever hangs up in the middle of a mail sends it again.
server.on('error', ({ message }) => process.stderr.write(`${message}\n`));
server.listen(Number(port), '127.0.0.1');
