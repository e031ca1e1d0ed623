import { connect } from 'node:net';
import fc from 'fast-check';

const TIMEOUT_MS = 10_000;

const start = fc.constantFrom(
  'GET / HTTP/1.1',
  'POST /api/users/login HTTP/1.1',
  'GET /api/cart HTTP/9.9',
  'BREW /pot HTCPCP/1.0',
  'PRI * HTTP/2.0',
);
const header = fc.oneof(
  fc.constantFrom(
    'Host: x',
    'Host: x\r\nHost: y',
    'Content-Length: 5',
    'Content-Length: -1',
    'Content-Length: 99999999999999999999',
    'Content-Length: 3\r\nContent-Length: 4',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: chunked, gzip',
    'Expect: 100-continue',
    'Upgrade: websocket\r\nConnection: Upgrade',
    'Connection: close',
    ' folded',
    `X: ${'y'.repeat(20_000)}`,
  ),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
);
const rest = fc.oneof(
  fc.constantFrom(
    '',
    '{}',
    '5\r\nhello\r\n0\r\n\r\n',
    'FFFFFFFFFFFFFFFF\r\nx',
    '-1\r\n',
    'GET / HTTP/1.1\r\n\r\n',
  ),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
);

/** Bytes that begin like HTTP, or not even that. */
export const rawBytes = fc.oneof(
  fc
    .tuple(start, fc.array(header, { maxLength: 5 }), rest)
    .map(([line, headers, body]) => Buffer.from([line, ...headers, '', body].join('\r\n'), 'latin1')),
  fc.uint8Array({ minLength: 1, maxLength: 500 }).map((bytes) => Buffer.from(bytes)),
);

/** Sends bytes, says that no more will come, and answers what is heard until the line is closed. */
export function sendRaw(site: string, bytes: Buffer): Promise<string> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(Number(port), hostname, () => socket.end(bytes));
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error(`no end to ${bytes.toString('latin1')}`)));
    socket.setEncoding('latin1').on('data', (text) => {
      heard += text;
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // Whoever is sent nonsense may hang up.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve(heard));
  });
}
