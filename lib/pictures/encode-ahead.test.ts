import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { env } from '@/lib/env';
import { encodeAhead, forgetOld, picturesIn } from './encode-ahead';
import { encodedPicture, thumbnailOf } from './encoded-picture';
import { contentHash, pictureId } from './picture-store';

const STORE = env.PICTURES_DIR;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  env.PICTURES_DIR = join(folder, 'store');
});
afterEach(async () => {
  env.PICTURES_DIR = STORE;
  await rm(folder, { recursive: true });
});

const draw = (background: string, width = 600) =>
  sharp({ create: { width, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** A picture in the folder; the name by which it would be imported, and what its files are called. */
async function put(name: string, content: Buffer | Promise<Buffer>) {
  const bytes = await content;
  const file = join(folder, name);
  await writeFile(file, bytes);
  const hash = contentHash(bytes);
  return { file, address: `/pictures/${hash}.jpg`, id: pictureId(hash) };
}

const stored = async () => (await readdir(env.PICTURES_DIR)).filter((name) => name !== 'used').sort();

it('encodes each width as AVIF, and what other browsers get as WebP', async () => {
  const { file, id } = await put('a.jpg', draw('#c04020', 1000));
  expect(await encodeAhead([file])).toEqual({ pictures: 1, encodings: 6, left: [] });
  expect(await stored()).toEqual(
    ['1000.avif', '160.avif', '160.webp', '400.avif', '768.avif', '768.webp']
      .map((end) => `${id}-${end}`)
      .concat(`${id}.json`),
  );
  const { width, format } = await sharp(join(env.PICTURES_DIR, `${id}-400.avif`)).metadata();
  expect([width, format]).toEqual([400, 'heif']);
});

it('encodes nothing a second time, and the same picture under another name neither', async () => {
  const { file } = await put('a.jpg', draw('#c04020'));
  expect((await encodeAhead([file])).encodings).toBe(5);
  expect((await encodeAhead([file])).encodings).toBe(0);
  const copy = await put('b.jpg', draw('#c04020'));
  expect((await encodeAhead([file, copy.file])).encodings).toBe(0);
});

it('goes on where it was stopped', async () => {
  const { file, id } = await put('a.jpg', draw('#c04020'));
  await encodeAhead([file]);
  await rm(join(env.PICTURES_DIR, `${id}-400.avif`));
  expect((await encodeAhead([file])).encodings).toBe(1);
});

it('tells how far it is', async () => {
  const files = [await put('a.jpg', draw('#c04020')), await put('b.jpg', draw('#2040c0'))].map(
    ({ file }) => file,
  );
  const told: string[] = [];
  await encodeAhead(files, { onProgress: (done, all) => told.push(`${done} of ${all}`) });
  expect(told).toEqual(['1 of 2', '2 of 2']);
});

it('leaves to the image service what cannot be read, and what moves', async () => {
  const text = await put('a.jpg', Buffer.from('no picture'));
  const half = await put('b.jpg', (await draw('#c04020')).subarray(0, 400));
  const frames = await sharp([await draw('#c04020', 40), await draw('#2040c0', 40)], {
    join: { animated: true },
  })
    .gif()
    .toBuffer();
  const moving = await put('c.gif', frames);
  const files = [text.file, half.file, moving.file];
  expect(await encodeAhead(files)).toMatchObject({ left: expect.arrayContaining(files) });
  for (const { address } of [text, half, moving])
    expect(encodedPicture({ src: address, width: 1, height: 1 })).not.toHaveProperty('encoded');
});

it('forgets what no picture has needed for a week, and only when told to', async () => {
  const { file } = await put('a.jpg', draw('#c04020'));
  const { file: other, id } = await put('b.jpg', draw('#2040c0'));
  await encodeAhead([file, other]);
  const before = new Date('2001-01-01');
  for (const name of await stored()) await utimes(join(env.PICTURES_DIR, name), before, before);
  await encodeAhead([other]);
  expect(await stored()).toHaveLength(2 * 6);
  await forgetOld();
  expect((await stored()).every((name) => name.startsWith(id))).toBe(true);
});

it('finds pictures in folders of folders, and no icons', async () => {
  await mkdir(join(folder, 'products/tee'), { recursive: true });
  await mkdir(join(folder, 'brand'));
  for (const name of ['products/tee/main.jpg', 'brand/icon.png', 'icons.svg'])
    await writeFile(join(folder, name), '');
  expect(await picturesIn(folder)).toEqual([join(folder, 'products/tee/main.jpg')]);
  expect(await picturesIn(join(folder, 'nowhere'))).toEqual([]);
});

it('is shown from its encoded files, as large as it is and over its main colour', async () => {
  const { file, address, id } = await put('a.jpg', draw('#c04020'));
  const given = { src: address, width: 1200, height: 1500 };
  expect(encodedPicture(given)).toEqual(given);
  expect(thumbnailOf(address)).toBe(address);
  await encodeAhead([file]);
  expect(encodedPicture(given)).toEqual({
    src: address,
    width: 600,
    height: 300,
    encoded: id,
    dominant: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
  expect(encodedPicture({ ...given, dominant: '#123456' })).toMatchObject({ dominant: '#123456' });
  expect(thumbnailOf(address)).toBe(`/media/${id}-160.webp`);
});

it.each([
  'https://elsewhere.example/a.jpg',
  '/images/none.jpg',
  '/images/../package.json',
  '/pictures/short.jpg',
])('knows nothing of %s', (src) => {
  const given = { src, width: 1, height: 1 };
  expect(encodedPicture(given)).toBe(given);
});
