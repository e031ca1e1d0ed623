import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFiles } from '@/lib/compress.mjs';
import { createAnswer } from './answer';
import { readStaticFiles } from './static-files';

const SCRIPT = `console.log(${JSON.stringify('ombak '.repeat(1_000))})`;
const folder = mkdtempSync(join(tmpdir(), 'static-'));
const put = (name: string, text: string) => writeFileSync(join(folder, 'static', name), text);

const server = createServer();
let asked: (string | undefined)[];
beforeAll(async () => {
  for (const name of ['chunks', 'media', 'build-id'])
    mkdirSync(join(folder, 'static', name), { recursive: true });
  put('chunks/1a-_b.js', SCRIPT);
  put('media/letters.woff2', 'letters');
  put('build-id/_manifest.js', SCRIPT);
  await compressFiles(join(folder, 'static'));
  const next: Parameters<typeof createAnswer>[0] = async ({ url }, response) => {
    asked.push(url);
    response.writeHead(404).end();
  };
  server.on(
    'request',
    createAnswer(next, {
      hops: 0,
      isDev: false,
      routeName: () => 'other',
      files: await readStaticFiles(folder),
    }),
  );
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await new Promise((closed) => server.close(closed));
});

const ask = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/_next/static/${path}`, init);

it.each([
  ['br', 'gzip, deflate, br'],
  ['gzip', 'gzip'],
  [null, 'identity'],
])('are sent as %s to who accepts "%s", for good, and without Next', async (encoding, accepted) => {
  const answer = await ask('chunks/1a-_b.js', { headers: { 'accept-encoding': accepted } });
  expect(await answer.text()).toBe(SCRIPT);
  const head = Object.fromEntries(answer.headers);
  expect(head['content-encoding'] ?? null).toBe(encoding);
  expect(head).toMatchObject({
    'content-type': 'application/javascript; charset=UTF-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    vary: 'Accept-Encoding',
  });
  expect(Number(head['content-length']) < SCRIPT.length).toBe(encoding !== null);
  expect(asked).toEqual([]);
});

it('that are compressed already are sent as they are', async () => {
  const answer = await ask('media/letters.woff2');
  expect(await answer.text()).toBe('letters');
  expect(answer.headers.get('content-type')).toBe('font/woff2');
  expect(answer.headers.get('vary')).toBeNull();
});

it('have a head alone when it alone is asked for', async () => {
  const answer = await ask('chunks/1a-_b.js', { method: 'HEAD' });
  expect([answer.status, await answer.text()]).toEqual([200, '']);
});

it.each([
  'build-id/_manifest.js',
  'chunks/1a-_b.js.br',
  'chunks/none.js',
  'chunks/../media/letters.woff2%00',
])('are no other names: %s is left to Next', async (path) => {
  expect((await ask(path)).status).toBe(404);
  expect(asked).toHaveLength(1);
});

it('are only read', async () => {
  expect((await ask('chunks/1a-_b.js', { method: 'POST', body: 'a' })).status).toBe(405);
});
