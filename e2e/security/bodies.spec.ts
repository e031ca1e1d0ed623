import { expect, test } from '@playwright/test';
import { SHOP } from '@/e2e/support/servers/environments';
import { sendBytes } from '@/e2e/support/steps/raw-request';

const LOGIN = '/api/users/login';
const JSON_TYPE = 'application/json';
const pair = '{"email":"nobody@example.com","password":"wrong"}';
const utf16 = Buffer.from(pair, 'utf16le');

type Body = [name: string, type: string, body: string | Buffer, status: number];
const BODIES: Body[] = [
  ['30,000 lists in each other', JSON_TYPE, `{"email":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 422],
  ['10,000 objects in each other', JSON_TYPE, `${'{"email":'.repeat(6_500)}1${'}'.repeat(6_500)}`, 422],
  ['10 MB', JSON_TYPE, Buffer.alloc(10 * 1024 * 1024, 'x'), 413],
  ['10 MB of another type', 'text/plain', Buffer.alloc(10 * 1024 * 1024, 'x'), 413],
  ['UTF-16', `${JSON_TYPE}; charset=utf-16le`, utf16, 400],
  [
    'Latin-1',
    `${JSON_TYPE}; charset=latin1`,
    Buffer.from('{"email":"é@b.co","password":"x"}', 'latin1'),
    400,
  ],
  ['overlong UTF-8', JSON_TYPE, Buffer.from([0x7b, 0x22, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d]), 400],
  ['a NUL before it', JSON_TYPE, `\0${pair}`, 400],
  ['a NUL in a text', JSON_TYPE, '{"email":"a\\u0000@b.co","password":"x"}', 400],
  ['half a character', JSON_TYPE, '{"email":"\\ud800","password":"\\udfff"}', 401],
  ['something after it', JSON_TYPE, `${pair}{}`, 400],
  ['a comment', JSON_TYPE, `/* */${pair}`, 400],
  ['nothing', JSON_TYPE, '', 400],
  ['a list', JSON_TYPE, `[${pair}]`, 422],
  ['a text', JSON_TYPE, '"a"', 422],
  ['its fields in the prototype', JSON_TYPE, `{"__proto__":${pair}}`, 422],
  ['its fields in the constructor', JSON_TYPE, `{"constructor":{"prototype":${pair}}}`, 422],
  ['a form', 'application/x-www-form-urlencoded', 'email=a&password=b', 415],
  ['a form of parts', 'multipart/form-data; boundary=x', '--x--', 415],
  ['XML', 'application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 415],
  ['two types', 'text/plain, application/json', pair, 415],
];

for (const [name, type, data, status] of BODIES) {
  test(`a body with ${name} is answered ${status}`, async ({ request }) => {
    const answer = await request.post(LOGIN, {
      data: Buffer.from(data),
      headers: { 'content-type': type },
    });
    expect(answer.status()).toBe(status);
    expect(await answer.json()).toMatchObject({
      status: 'error',
      code: expect.any(String),
      message: expect.any(String),
    });
    expect(answer.headers()['set-cookie']).toBeUndefined();
  });
}

test('of a field that comes twice the last counts, and is judged', async ({ request }) => {
  const send = (body: string) =>
    request.post(LOGIN, { data: Buffer.from(body), headers: { 'content-type': JSON_TYPE } });
  expect((await send('{"email":"a@b.co","password":"x","password":7}')).status()).toBe(422);
  expect((await send('{"email":7,"email":"a@b.co","password":"x"}')).status()).toBe(401);
});

test('no body changes what every object is', async ({ request }) => {
  for (const path of [LOGIN, '/api/users/register', '/api/catalog/request', '/api/newsletter/subscribe']) {
    await request.post(path, {
      data: Buffer.from('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'),
      headers: { 'content-type': JSON_TYPE },
    });
  }
  await request.get('/api/search?__proto__[isAdmin]=true&constructor[prototype][isAdmin]=true&q=tee');
  for (const path of ['/api/session', '/api/payment', '/api/items?name=x'])
    expect(await (await request.get(path)).text()).not.toContain('isAdmin');
});

test('a request that can be read in two ways is refused', async () => {
  const two = 'content-length: 5\r\ntransfer-encoding: chunked\r\n';
  for (const bytes of [
    `POST ${LOGIN} HTTP/1.1\r\nhost: localhost\r\n${two}\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n`,
    `POST ${LOGIN} HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding : chunked\r\n\r\n0\r\n\r\n`,
    `POST ${LOGIN} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab`,
    'GET / HTTP/1.1\nhost: localhost\n\n',
    `POST /api/../men HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9000000\r\nconnection: close\r\n\r\n`,
    'GET /cart#x HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nconnection: close\r\n\r\n',
  ]) {
    expect((await sendBytes(SHOP.siteUrl, bytes)).status, bytes).toBe(400);
  }
});

test('an expectation that nobody knows changes nothing', async () => {
  const bytes = 'GET /privacy HTTP/1.1\r\nhost: localhost\r\nexpect: 200-ok\r\nconnection: close\r\n\r\n';
  const answer = await sendBytes(SHOP.siteUrl, bytes);
  expect(answer.status).toBe(200);
  expect(answer.head).toMatch(/content-security-policy:/i);
});

test('a body that is posted to a page is refused unread', async ({ request }) => {
  for (const [path, status] of [
    ['/', 405],
    ['/account', 405],
    ['/images/brand/icon.svg', 405],
    ['/login', 405],
    ['/men/uluwatu-elite-pro', 405],
  ] as const) {
    const types = ['multipart/form-data; boundary=x', 'text/plain', 'application/x-www-form-urlencoded'];
    for (const type of types) {
      const answer = await request.post(path, {
        data: Buffer.alloc(1024 * 1024, 'x'),
        headers: { 'content-type': type, 'next-action': 'a'.repeat(40) },
      });
      expect(answer.status(), `${path} ${type}`).toBe(status);
    }
  }
});
