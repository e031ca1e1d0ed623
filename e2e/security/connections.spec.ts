import { expect, test } from '@playwright/test';
import { SHARED_SHOP } from '@/e2e/support/servers/environments';
import { getRawHeader, sendRawBytes } from '@/e2e/support/steps/raw-request';

const POST = (path: string) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`;

test('no path upgrades to another protocol', async () => {
  for (const path of ['/', '/api/session', '/payment/page/a', '/_next/hmr']) {
    const upgrade = 'connection: upgrade, close\r\nupgrade: websocket\r\nsec-websocket-version: 13';
    const key = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==';
    const bytes = `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${upgrade}\r\n${key}\r\n\r\n`;
    const { status } = await sendRawBytes(SHARED_SHOP.siteUrl, bytes);
    expect([200, 400, 404, 426], path).toContain(status);
  }
});

for (const [name, bytes, status] of [
  ['bytes that are not HTTP', 'nonsense\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['40 KB of headers', `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`, 431],
  ['a client that never finishes its headers', 'GET / HTTP/1.1\r\nhost: loc', 408],
] as const) {
  test(`${name}: ${status}, and the connection is closed`, async () => {
    expect((await sendRawBytes(SHARED_SHOP.siteUrl, bytes)).status).toBe(status);
  });
}

for (const path of ['/payment/snap/v1/transactions', '/api/users/login']) {
  test(`a body for ${path} is rejected when its announced size is too large`, async () => {
    // Only the first byte of the body is sent.
    const response = await sendRawBytes(SHARED_SHOP.siteUrl, `${POST(path)}content-length: 9000000\r\n\r\n{`);
    expect(response.status).toBe(413);
    expect(getRawHeader(response, 'connection')).toBe('close');
  });

  test(`an endless body for ${path} is cut off`, async () => {
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const head = `${POST(path)}transfer-encoding: chunked\r\n\r\n`;
    const response = await sendRawBytes(SHARED_SHOP.siteUrl, head + chunk.repeat(3));
    expect(response.status).toBe(413);
    expect(getRawHeader(response, 'connection')).toBe('close');
  });
}

test('a request that can be read in two ways is rejected', async () => {
  const login = 'POST /api/users/login HTTP/1.1\r\nhost: localhost\r\n';
  for (const bytes of [
    `${login}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n`,
    `${login}transfer-encoding : chunked\r\n\r\n0\r\n\r\n`,
    `${login}content-length: 1\r\ncontent-length: 2\r\n\r\nab`,
    'GET / HTTP/1.1\nhost: localhost\n\n',
  ])
    expect((await sendRawBytes(SHARED_SHOP.siteUrl, bytes)).status, bytes).toBe(400);
});

test('the next request on a connection gets its response after a rejected one', async () => {
  const refused = `${POST('/api/none')}content-length: 5\r\n\r\nhello`;
  const next = 'GET /api/session HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n';
  const { status, body } = await sendRawBytes(SHARED_SHOP.siteUrl, refused + next);
  expect(status).toBe(404);
  expect(body).toContain('HTTP/1.1 200 OK');
  expect(body).toContain('loggedIn');
});
