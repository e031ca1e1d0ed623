import type { IncomingMessage } from 'node:http';
import { log } from '@/lib/log/log';
import { countMissing, limitQueries } from './query-limit';

let warned: jest.SpyInstance;
beforeEach(() => {
  warned = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
});

let clients = 0;
function newClient() {
  clients += 1;
  return `203.0.113.${clients}`;
}

const ask = (url: string, client: string) =>
  limitQueries({
    method: 'GET',
    url,
    headers: { 'x-forwarded-for': client },
  } as unknown as IncomingMessage);

async function askOften(url: string, client: string, times = 120) {
  const answers = await Promise.all(Array.from({ length: times }, () => ask(url, client)));
  expect(answers.every((answer) => answer === undefined)).toBe(true);
}

it.each([
  '/',
  '/men',
  '/men?',
  '/men?utm_source=a',
  '/search?q=',
  '/riders',
  '/api/search?q=a',
  '/login?redirect=/search?q=a',
])('counts nothing for %s', (url) => {
  expect(ask(url, 'anybody')).toBeUndefined();
});

it('lets one address ask for 120 queries a minute, search and listings together, and others go on', async () => {
  const client = newClient();
  await askOften('/search?q=tee', client, 60);
  await askOften('/id/woman/catalog?size=32&_rsc=1', client, 60);
  const refusal = await ask('/men?sort=newest', client);
  expect(Number(refusal?.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refusal?.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(warned).toHaveBeenCalledWith(
    { route: 'GET /men', code: 'rate_limited', client: '203.0.113.0/24' },
    'refused',
  );
  expect(ask('/men', client)).toBeUndefined();
  await expect(ask('/men?sort=newest', newClient())).resolves.toBeUndefined();
});

it('refuses pages that may be missing to who has asked for 120 that were, and no other page', async () => {
  const client = newClient();
  const missing = { 'x-forwarded-for': client };
  for (let times = 0; times < 119; times += 1) countMissing(missing);
  await expect(ask('/men/never-made', client)).resolves.toBeUndefined();
  countMissing(missing);
  await expect(ask('/id/woman/never-made', client)).resolves.toMatchObject({
    headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
  });
  await expect(ask('/size-guide/never-made', newClient())).resolves.toBeUndefined();
  await expect(ask('/search?q=tee', client)).resolves.toBeUndefined();
  expect(ask('/men', client)).toBeUndefined();
});

it('takes a network of IPv6 for one', async () => {
  await askOften('/search?q=tee', '2001:db8:1:2::1');
  await expect(ask('/search?q=tee', '2001:db8:1:2::ffff')).resolves.toBeDefined();
});

it.each([
  ['en', '/search?q=tee', 'That was a lot of searching', 'Retry'],
  ['id', '/id/search?q=tee', 'Pencariannya terlalu banyak', 'Coba lagi'],
])('says so in %s', async (locale, url, title, retry) => {
  const client = newClient();
  await askOften(url, client);
  const { headers, body = '' } = (await ask(url, client)) ?? {};
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  expect(body).toContain(`<html lang="${locale}">`);
  expect(body).toContain(`<h1 style="line-height:1.2">${title}</h1>`);
  expect(body).toMatch(new RegExp(`<a href="${url.replace('?', '\\?')}"[^>]*>${retry}</a>`));
});

it('leads back to what was asked for, and lets nothing out of that address', async () => {
  const client = newClient();
  await askOften('/search?q=tee', client);
  const { body } = (await ask('/search?q="><script>alert(1)</script>&a=1', client)) ?? {};
  expect(body).toContain('href="/search?q=&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;a=1"');
  expect(body).not.toContain('<script');
});
