import { connect } from 'node:net';

const TIMEOUT_MS = 20_000;

type Heard = { status: number; head: string; body: string };

/**
 * Sends bytes as they are, which no client would, and hears what comes until the line is closed. The status is 0 when
 * nothing came.
 * @param site the server's origin
 */
export function sendBytes(site: string, bytes: string | Buffer): Promise<Heard> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('the line stayed open')));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) => error.code !== 'ECONNRESET' && reject(error));
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1');
      const end = text.indexOf('\r\n\r\n');
      const head = end < 0 ? text : text.slice(0, end);
      resolve({ status: Number(head.slice(9, 12)) || 0, head, body: end < 0 ? '' : text.slice(end + 4) });
    });
  });
}

/** Asks for an address that is not tidied on its way, as a URL would be. */
export function getRaw(site: string, target: string, headers: Record<string, string> = {}): Promise<Heard> {
  const given = Object.entries({ host: new URL(site).host, ...headers, connection: 'close' });
  const head = given.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return sendBytes(site, `GET ${target} HTTP/1.1\r\n${head}\r\n`);
}

/** A header of an answer's head; undefined when it has none. */
export function headerOf({ head }: Heard, name: string): string | undefined {
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim();
}
