import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { env } from '@/lib/env';
import { prunePictureCache, writeCachedPicture } from '@/lib/pictures/picture-cache';
import { GET } from './route';

jest.mock('@/lib/catalogue/product-pictures', () => ({
  isProductPicture: async (src: string) => src.endsWith('/product.jpg') || src.endsWith('/missing.jpg'),
}));
jest.mock('@/lib/pages/home', () => ({ readSuggestedPictures: async () => [] }));

const MAIN = '/images/products/uluwatu-elite-pro/main.jpg';
const MODERN = 'image/avif,image/webp,*/*';
const { PICTURES_DIR, PRODUCT_API_URL, PICTURE_HOSTS } = env;
let api: Server;
let requests: string[] = [];
const slow: ServerResponse[] = [];

beforeAll(async () => {
  env.PICTURES_DIR = await mkdtemp(join(tmpdir(), 'pictures-'));
  const photo = await sharp({ create: { width: 500, height: 400, channels: 3, background: '#048' } })
    .jpeg()
    .toBuffer();
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  api = createServer(({ url = '' }, response) => {
    requests.push(url);
    if (url.endsWith('/missing.jpg')) response.writeHead(404).end();
    else if (url.startsWith('/slow')) slow.push(response);
    else response.end(url.startsWith('/drawn') ? drawing : photo);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  env.PRODUCT_API_URL = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
beforeEach(() => {
  requests = [];
});
afterAll(async () => {
  await rm(env.PICTURES_DIR, { recursive: true });
  Object.assign(env, { PICTURES_DIR, PRODUCT_API_URL, PICTURE_HOSTS });
  api.close();
});

const get = (path: string, headers: Record<string, string> = { accept: MODERN }) =>
  GET(new Request(`http://localhost${path}`, { headers }));
const getRemote = (address: string) => get(`/media/400/remote.jpg?url=${encodeURIComponent(address)}`);

async function sizeOf(response: Response) {
  const { format, width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { format, width };
}

it('serves WebP at once, and AVIF after it was encoded', async () => {
  const first = await get(`/media/160${MAIN}`);
  expect(first.headers.get('cache-control')).toBe('public, max-age=60');
  expect(first.headers.get('vary')).toBe('Accept, Save-Data');
  await expect(sizeOf(first)).resolves.toEqual({ format: 'webp', width: 160 });

  let later = await get(`/media/160${MAIN}`);
  for (let tries = 0; later.headers.get('content-type') !== 'image/avif' && tries < 100; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    later = await get(`/media/160${MAIN}`);
  }
  expect(later.headers.get('cache-control')).toMatch(/^public, max-age=86400, stale-while-revalidate=/);
  expect(later.headers.get('etag')).not.toBe(first.headers.get('etag'));
});

it('answers a conditional request with 304', async () => {
  const headers = { accept: 'image/webp' };
  const etag = (await get(`/media/400${MAIN}`, headers)).headers.get('etag') ?? '';
  const again = await get(`/media/400${MAIN}`, { ...headers, 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

it('serves JPEG to clients that accept neither format', async () => {
  await expect(sizeOf(await get(`/media/160${MAIN}`, { accept: '*/*' }))).resolves.toMatchObject({
    format: 'jpeg',
  });
});

it('serves the next smaller width to a client that saves data', async () => {
  const response = await get(`/media/768${MAIN}`, { accept: 'image/webp', 'save-data': 'on' });
  await expect(sizeOf(response)).resolves.toMatchObject({ width: 400 });
});

it.each([
  `/media/161${MAIN}`,
  '/media/400/images/products/none.jpg',
  '/media/400/images/..%2f..%2fpackage.jpg',
  '/media/400/images/%zz.jpg',
  '/media/400/images/brand/icon.svg',
  '/media/400/uploads/a.jpg',
  '/media/400/remote.jpg',
  '/media/400/remote.jpg?url=%2Fetc%2Fpasswd',
])('responds with 404 to %s', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.headers.has('location')).toBe(false);
});

it('fetches the picture of a product once for all widths', async () => {
  const address = `${env.PRODUCT_API_URL}/product.jpg`;
  await expect(sizeOf(await getRemote(address))).resolves.toEqual({ format: 'webp', width: 400 });
  await get(`/media/160/remote.jpg?url=${encodeURIComponent(address)}`);
  expect(requests).toEqual(['/product.jpg']);
});

it.each(['http://169.254.169.254/product.jpg', 'https://elsewhere.example/product.jpg'])(
  'does not fetch %s, whose host is not listed',
  async (address) => {
    expect((await getRemote(address)).status).toBe(404);
  },
);

it('neither fetches nor redirects to a picture that no product has, on any listed host', async () => {
  env.PICTURE_HOSTS = 'cdn.example';
  for (const host of [env.PRODUCT_API_URL, 'https://cdn.example']) {
    const response = await getRemote(`${host}/other.jpg`);
    expect([response.status, response.headers.get('location')]).toEqual([404, null]);
  }
  expect(requests).toEqual([]);
});

it('responds with 404 to a picture of another server that cannot be copied', async () => {
  expect((await getRemote(`${env.PRODUCT_API_URL}/drawn/product.jpg`)).status).toBe(404);
});

it('serves other pictures while a host does not respond', async () => {
  const pending = [1, 2, 3, 4].map((name) => getRemote(`${env.PRODUCT_API_URL}/slow-${name}/product.jpg`));
  expect((await get(`/media/1200${MAIN}`, { accept: 'image/webp' })).status).toBe(200);
  for (const response of slow) response.writeHead(500).end();
  for (const response of await Promise.all(pending)) expect(response.status).toBe(404);
});

it('retries a picture that cannot be fetched once a minute', async () => {
  for (const width of [160, 400, 768])
    expect(
      (
        await get(
          `/media/${width}/remote.jpg?url=${encodeURIComponent(`${env.PRODUCT_API_URL}/missing.jpg`)}`,
        )
      ).status,
    ).toBe(404);
  expect(requests).toEqual(['/missing.jpg']);
});

it('deletes the oldest pictures when the cache is too large', async () => {
  await writeCachedPicture('newest', Buffer.alloc(1_000));
  await prunePictureCache(1_000);
  await expect(readdir(env.PICTURES_DIR)).resolves.toEqual(['newest']);
});
