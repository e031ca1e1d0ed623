import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { env } from '@/lib/env';
import { encodeAhead } from '@/lib/pictures/encode-ahead';
import { contentHash, pictureId } from '@/lib/pictures/picture-store';
import { sendEncodedPicture } from './encoded-pictures';

const STORE = env.PICTURES_DIR;
let folder: string;
let server: Server;
let id: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  env.PICTURES_DIR = join(folder, 'store');
  const create = { width: 1000, height: 10, channels: 3, background: '#c04020' } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  await writeFile(join(folder, 'a.jpg'), bytes);
  await encodeAhead([join(folder, 'a.jpg')]);
  id = pictureId(contentHash(bytes));
  server = createServer((request, response) => {
    if (!sendEncodedPicture(request, response)) response.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  env.PICTURES_DIR = STORE;
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const ask = (address: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`, init);

async function widthOf(answer: Response): Promise<number> {
  return (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width;
}

it('is sent as a file that never changes', async () => {
  const answer = await ask(`/media/${id}-768.avif`);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Save-Data',
  });
  expect(await widthOf(answer)).toBe(768);
});

it('is the same whatever a browser says that it reads', async () => {
  const answer = await ask(`/media/${id}-768.webp`, { headers: { accept: 'image/avif' } });
  expect(answer.headers.get('content-type')).toBe('image/webp');
});

it('has a head without a body', async () => {
  const answer = await ask(`/media/${id}-768.avif`, { method: 'HEAD' });
  expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0);
  expect(await answer.text()).toBe('');
});

it.each([
  ['1000.avif', 400],
  ['768.avif', 400],
  ['400.avif', 400],
  ['160.avif', 160],
  ['768.webp', 768],
])('is smaller for whoever saves data: %s is %d wide', async (name, width) => {
  expect(await widthOf(await ask(`/media/${id}-${name}`, { headers: { 'save-data': 'on' } }))).toBe(width);
});

it.each([
  'ID-641.avif',
  'ID-0768.avif',
  'ID-768.jpg',
  'ID-768.avif?a=1',
  'AB-768.AVIF',
  './ID-768.avif%00',
  'ID.json',
  'used',
  '',
])('is not there as %s: in another width, or under another spelling', async (name) => {
  const answer = await ask(`/media/${name.replace('ID', id)}`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

it('leaves every other address alone', async () => {
  for (const address of ['/', '/mediax', '/images/a.jpg']) expect((await ask(address)).status).toBe(418);
});
