import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { findPicture } from './find-pictures';

const drawPng = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#048' } })
    .png()
    .toBuffer();
let place: string;
let places: { folder: string; dataDir: string };

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'segara-pictures-'));
  places = { folder: join(place, 'files'), dataDir: join(place, 'data') };
  await mkdir(join(places.folder, 'photos'), { recursive: true });
  const png = await drawPng(8, 10);
  await writeFile(join(places.folder, 'photos', 'tee.jpg'), png);
  await writeFile(join(places.folder, 'page.jpg'), '<svg onload="alert(1)">');
  await writeFile(join(place, 'secret.png'), png);
  await symlink(join(place, 'secret.png'), join(places.folder, 'link.png'));
  await writeFile(join(places.folder, 'large.png'), Buffer.concat([png, Buffer.alloc(12 * 2 ** 20)]));
  await writeFile(join(places.folder, 'wide.png'), await drawPng(5_001, 5_000));
  await writeFile(join(places.folder, 'half.png'), png.subarray(0, 20));
  await writeFile(join(places.folder, 'tee.avif'), await sharp(png).avif().toBuffer());
});
afterAll(() => rm(place, { recursive: true }));

it('names a file after its content', async () => {
  const found = await findPicture('photos/tee.jpg', places);
  expect(found).toEqual({
    address: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}\.png$/),
    file: expect.stringContaining('tee.jpg'),
  });
  expect(await findPicture('photos\\tee.jpg', places)).toEqual(found);
});

it.each([
  ['https://cdn.example.com/tee.jpg', 'https://cdn.example.com/tee.jpg'],
  ['/images/products/uluwatu-elite-pro/main.jpg', '/images/products/uluwatu-elite-pro/main.jpg'],
  ['products/uluwatu-elite-pro/main.jpg', '/images/products/uluwatu-elite-pro/main.jpg'],
])('accepts %s as an address', async (text, address) => {
  expect(await findPicture(text, places)).toEqual({ address });
});

it.each([
  ['page.jpg', /is not a picture/],
  ['photos', /no picture photos in the folder/],
  ['nothing.jpg', /no picture nothing.jpg/],
  ['large.png', /is larger than 12 MiB/],
  ['wide.png', /has more than 25 megapixels/],
  ['half.png', /is damaged/],
  ['tee.avif', /is not a picture in JPEG, PNG, WebP or GIF format/],
  ['../secret.png', /no picture/],
  ['photos/../../secret.png', /no picture/],
  ['link.png', /no picture/],
  ['/etc/hostname', /the shop has no picture/],
  ['/images/../package.json', /the shop has no picture/],
  ['/images/nothing.jpg', /the shop has no picture/],
  ['/pictures/../segara.db', /the shop has no picture/],
  [`/pictures/${'0'.repeat(32)}.png`, /the shop has no picture/],
  ['//cdn.example.com/tee.jpg', /the shop has no picture/],
  ['https://user:secret@example.com/tee.jpg', /not a valid picture address/],
  ['https://', /not a valid picture address/],
  ['file:///etc/hostname', /no picture/],
  ['javascript:alert(1)', /no picture/],
])('rejects %s', async (text, words) => {
  const found = await findPicture(text, places);
  expect('wrong' in found ? found.wrong : found).toMatch(words);
});

it.each(['jpeg', 'webp', 'gif'] as const)('accepts pictures in %s format', async (format) => {
  await writeFile(
    join(places.folder, 'any.bin'),
    await sharp(await drawPng(8, 10))
      .toFormat(format)
      .toBuffer(),
  );
  const found = await findPicture('any.bin', places);
  expect('wrong' in found ? found.wrong : found.address).toMatch(
    /^\/pictures\/[0-9a-f]{32}\.(jpg|webp|gif)$/,
  );
});
