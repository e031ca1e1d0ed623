import { connect } from 'node:net';

const TIMEOUT_MS = 20_000;

type RawResponse = { status: number; head: string; body: string };

/**
 * Sends raw bytes and reads until the connection is closed. The status is 0 when nothing was received.
 * @param isComplete closes the sending side after the bytes
 */
export function sendRawBytes(site: string, bytes: string | Buffer, isComplete = false): Promise<RawResponse> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () =>
      isComplete ? socket.end(bytes) : socket.write(bytes),
    );
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('the connection stayed open')));
    socket.on('data', (chunk) => chunks.push(chunk));
    // These errors occur when a server closes the connection because of invalid bytes.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1');
      const end = text.indexOf('\r\n\r\n');
      const head = end < 0 ? text : text.slice(0, end);
      resolve({ status: Number(head.slice(9, 12)) || 0, head, body: end < 0 ? '' : text.slice(end + 4) });
    });
  });
}

/** Requests an address exactly as it is given. The URL parser would normalise it. */
export function sendRawGet(
  site: string,
  target: string,
  headers: Record<string, string> = {},
): Promise<RawResponse> {
  const given = Object.entries({ host: new URL(site).host, ...headers, connection: 'close' });
  const head = given.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return sendRawBytes(site, `GET ${target} HTTP/1.1\r\n${head}\r\n`);
}

export function getRawHeader({ head }: RawResponse, name: string): string | undefined {
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim();
}
