import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ImageOptimizerCache } from 'next/dist/server/image-optimizer.js';
import { imageAddress } from '@/lib/pictures/image-address';
import { createImageQueue } from './image-queue';

const AVIF = 'image/avif,image/webp,*/*;q=0.8';
const MANY = 12;
const PHOTO = '/images/photo.jpg';
const LANES = availableParallelism() > 2 ? 2 : 1;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  await mkdir(join(folder, 'public/images'), { recursive: true });
  for (let count = 0; count < MANY; count += 1)
    await writeFile(join(folder, `public/images/photo-${count}.jpg`), '');
  await writeFile(join(folder, 'public/images/photo.jpg'), '');
});
afterAll(() => rm(folder, { recursive: true }));

/** A service before a Next that makes a picture when it is told to. */
function service(options: { maxWaiting?: number } = {}) {
  const making: (() => void)[] = [];
  const refusals: number[] = [];
  const made: (string | undefined)[] = [];
  const serve = (request: IncomingMessage) =>
    new Promise<void>((done) => {
      made.push(request.url);
      making.push(done);
    });
  const refuse = (_response: ServerResponse, { status }: { status: number }) => void refusals.push(status);
  const folders = { distDir: folder, publicDir: join(folder, 'public') };
  const answer = createImageQueue(serve, refuse, { ...folders, ...options });
  const ask = (src = '', { accept = AVIF, response = {} } = {}) => {
    const request = { url: imageAddress(src, 768), headers: { accept } } as IncomingMessage;
    void answer(request, response as ServerResponse);
    return request;
  };
  return { ask, making, made, refusals };
}

const photos = Array.from({ length: MANY }, (_, count) => `/images/photo-${count}.jpg`);

describe('the image service', () => {
  it('makes one picture after the other', async () => {
    const { ask, making, made } = service();
    for (const photo of photos) ask(photo);
    for (let count = LANES; count <= MANY; count += 1) {
      await nextTurn();
      expect(made.length).toBe(count);
      making.shift()?.();
    }
  });

  it('lets nobody wait in a line that is too long', async () => {
    const { ask, refusals } = service({ maxWaiting: 3 });
    for (const photo of photos) ask(photo);
    await nextTurn();
    // Whether the first has left the line is the line's own affair.
    expect([...new Set(refusals)]).toEqual([503]);
    expect(MANY - refusals.length <= 3 + LANES).toBe(true);
  });

  it('makes nothing for a client that has gone', async () => {
    const { ask, making, made } = service();
    for (const photo of photos.slice(0, LANES)) ask(photo);
    ask(photos[LANES], { response: { destroyed: true } });
    ask(photos[LANES + 1]);
    await nextTurn();
    making.shift()?.();
    await nextTurn();
    expect(made.at(-1)).toBe(imageAddress(photos[LANES + 1] ?? '', 768));
  });

  it('lets pictures that are made already pass by', async () => {
    const { ask, made } = service();
    const key = ImageOptimizerCache.getCacheKey({
      href: PHOTO,
      width: 768,
      quality: 75,
      mimeType: 'image/avif',
    });
    await mkdir(join(folder, 'cache/images', key), { recursive: true });
    for (const photo of photos) ask(photo);
    ask(PHOTO);
    await nextTurn();
    expect(made.includes(imageAddress(PHOTO, 768))).toBe(true);
    expect(made.length).toBe(LANES + 1);
  });

  it('makes nothing of a file that is not there', async () => {
    const { ask, made, refusals } = service();
    ask('/images/none.jpg');
    await nextTurn();
    expect([made, refusals]).toEqual([[], [404]]);
  });

  describe('of another server’s picture', () => {
    beforeEach(() => {
      process.env.PICTURE_HOSTS = 'cdn.example';
      globalThis.isCataloguePicture = (address) => address === 'https://cdn.example/a.jpg?v=1';
    });
    afterEach(() => {
      delete process.env.PICTURE_HOSTS;
      globalThis.isCataloguePicture = undefined;
    });

    it.each([
      ['https://cdn.example/a.jpg?v=1', 200, 200, undefined],
      ['https://cdn.example/a.jpg?v=1', 404, 307, 'https://cdn.example/a.jpg?v=1'],
      ['https://cdn.example/a.jpg?v=1', 503, 307, 'https://cdn.example/a.jpg?v=1'],
      ['https://elsewhere.example/a.jpg', 400, 400, undefined],
    ])('that is %s, and answered with %d, sends %d', async (src, answered, status, location) => {
      const response = new ServerResponse(new IncomingMessage(new Socket()));
      service().ask(src, { response });
      await nextTurn();
      response.writeHead(answered).end();
      expect([response.statusCode, response.getHeader('location')]).toEqual([status, location]);
    });

    it('makes none that no product has', async () => {
      const { ask, made, refusals } = service();
      ask('https://cdn.example/a.jpg?v=2', {
        response: new ServerResponse(new IncomingMessage(new Socket())),
      });
      await nextTurn();
      expect([made, refusals]).toEqual([[], [404]]);
    });
  });

  for (const [accept, chosen] of [
    [AVIF, 'image/avif'],
    ['text/html;q=0.1,image/avif;q=0.01;a=b', 'image/avif'],
    ['image/webp', 'image/webp'],
    ['*/*', '*/*'],
    ['image/jpeg,;;', '*/*'],
  ]) {
    it(`knows three kinds of clients: ${accept}`, () => {
      expect(service().ask(PHOTO, { accept }).headers.accept).toBe(chosen);
    });
  }
});
