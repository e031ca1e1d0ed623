import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ImageOptimizerCache } from 'next/dist/server/image-optimizer.js';
import { imageAddress } from '../lib/pictures/image-address.mjs';
import { createPictureService } from './serve-picture.mjs';

const AVIF = 'image/avif,image/webp,*/*;q=0.8';
const MANY = 12;
const PHOTO = '/images/photo.jpg';
const LANES = availableParallelism() > 2 ? 2 : 1;

let folder;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  await mkdir(join(folder, 'public/images'), { recursive: true });
  for (let count = 0; count < MANY; count += 1)
    await writeFile(join(folder, `public/images/photo-${count}.jpg`), '');
  await writeFile(join(folder, 'public/images/photo.jpg'), '');
});
after(() => rm(folder, { recursive: true }));

/** A service before a Next that makes a picture when it is told to. */
function service(options = {}) {
  const making = [];
  const refusals = [];
  const made = [];
  const serve = (request) =>
    new Promise((done) => {
      made.push(request.url);
      making.push(done);
    });
  const refuse = (_response, { status }) => refusals.push(status);
  const folders = { distDir: folder, publicDir: join(folder, 'public') };
  const answer = createPictureService(serve, refuse, { ...folders, ...options });
  const ask = (src, { accept = AVIF, response = {} } = {}) => {
    const request = { url: imageAddress(src, 640), headers: { accept } };
    void answer(request, response);
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
      assert.equal(made.length, count);
      making.shift()();
    }
  });

  it('lets nobody wait in a line that is too long', async () => {
    const { ask, refusals } = service({ mostWaiting: 3 });
    for (const photo of photos) ask(photo);
    await nextTurn();
    // Whether the first has left the line is the line's own affair.
    assert.deepEqual([...new Set(refusals)], [503]);
    assert.ok(MANY - refusals.length <= 3 + LANES);
  });

  it('makes nothing for a client that has gone', async () => {
    const { ask, making, made } = service();
    for (const photo of photos.slice(0, LANES)) ask(photo);
    ask(photos[LANES], { response: { destroyed: true } });
    ask(photos[LANES + 1]);
    await nextTurn();
    making.shift()();
    await nextTurn();
    assert.deepEqual(made.at(-1), imageAddress(photos[LANES + 1], 640));
  });

  it('lets pictures that are made already pass by', async () => {
    const { ask, made } = service();
    const key = ImageOptimizerCache.getCacheKey({
      href: PHOTO,
      width: 640,
      quality: 75,
      mimeType: 'image/avif',
    });
    await mkdir(join(folder, 'cache/images', key), { recursive: true });
    for (const photo of photos) ask(photo);
    ask(PHOTO);
    await nextTurn();
    assert.ok(made.includes(imageAddress(PHOTO, 640)));
    assert.equal(made.length, LANES + 1);
  });

  it('makes nothing of a file that is not there', async () => {
    const { ask, made, refusals } = service();
    ask('/images/none.jpg');
    await nextTurn();
    assert.deepEqual([made, refusals], [[], [404]]);
  });

  for (const [accept, chosen] of [
    [AVIF, 'image/avif'],
    ['text/html;q=0.1,image/avif;q=0.01;a=b', 'image/avif'],
    ['image/webp', 'image/webp'],
    ['*/*', '*/*'],
    ['image/jpeg,;;', '*/*'],
  ]) {
    it(`knows three kinds of clients: ${accept}`, () => {
      assert.equal(service().ask(PHOTO, { accept }).headers.accept, chosen);
    });
  }
});
