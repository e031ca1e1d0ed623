import { expect, test } from '@playwright/test';
import { SHOP } from '@/e2e/support/servers/environments';
import { headerOf, sendBytes } from '@/e2e/support/steps/raw-request';

const POST = (path: string) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`;
const CHUNK = `10000\r\n${'x'.repeat(0x10000)}\r\n`;

for (const path of ['/', '/men', '/nowhere', '/api/session', '/payment/page/a', '/_next/hmr']) {
  test(`nobody is given another protocol on ${path}`, async () => {
    const upgrade = 'connection: Upgrade\r\nupgrade: websocket\r\nx-forwarded-for: 203.0.113.9';
    const key = 'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==';
    const bytes = `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${upgrade}\r\n${key}\r\n\r\n`;
    expect((await sendBytes(SHOP.siteUrl, bytes)).status).toBe(400);
  });
}

for (const [name, bytes, status] of [
  ['nonsense', 'nonsense\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['a head of 40 KB', `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`, 431],
  ['half a head', 'GET / HTTP/1.1\r\nhost: loc', 408],
] as const) {
  test(`${name} is answered ${status}, with all that keeps a browser safe`, async () => {
    const answer = await sendBytes(SHOP.siteUrl, bytes);
    expect(answer.status).toBe(status);
    expect(headerOf(answer, 'content-security-policy')).toContain("default-src 'none'");
    expect(headerOf(answer, 'x-content-type-options')).toBe('nosniff');
    expect(headerOf(answer, 'cross-origin-resource-policy')).toBe('same-origin');
    expect(headerOf(answer, 'referrer-policy')).toBeDefined();
    expect(headerOf(answer, 'permissions-policy')).toContain('camera=()');
  });
}

for (const path of ['/payment/page/a', '/payment/snap/v1/transactions', '/api/users/login']) {
  test(`9 MB for ${path} are refused when they are announced`, async () => {
    // The body never comes: who waited for it would be heard of after half a minute.
    const answer = await sendBytes(SHOP.siteUrl, `${POST(path)}content-length: 9000000\r\n\r\n{`);
    expect(answer.status).toBe(413);
    expect(headerOf(answer, 'connection')).toBe('close');
  });

  test(`a body for ${path} that does not end is cut at 64 KiB`, async () => {
    const head = `${POST(path)}transfer-encoding: chunked\r\n\r\n`;
    const answer = await sendBytes(SHOP.siteUrl, head + CHUNK.repeat(3));
    expect(answer.status).toBe(413);
    expect(headerOf(answer, 'connection')).toBe('close');
  });
}

test('after a refusal the next request on the same connection is answered', async () => {
  const small = `${POST('/men')}content-length: 5\r\n\r\nhello`;
  const next = 'GET /api/session HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n';
  const { status, body } = await sendBytes(SHOP.siteUrl, small + next);
  expect(status).toBe(405);
  expect(body).toContain('HTTP/1.1 200 OK');
  expect(body).toContain('loggedIn');
});

test('a connection that is kept for later is kept longer than balancers keep theirs', async ({ request }) => {
  const kept = (await request.get('/api/session')).headers()['keep-alive'] ?? '';
  expect(Number(/timeout=(\d+)/.exec(kept)?.[1])).toBeGreaterThan(60);
});
