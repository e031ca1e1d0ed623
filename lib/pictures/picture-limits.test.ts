import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { isExpensive } from './picture-limits';

const SCAN = Buffer.from('\xff\xda', 'latin1');
/** The length of the signature and the first chunk of a PNG file. */
const PNG_HEAD_LENGTH = 33;
const draw = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#048' } });

async function jpegWith(count: number, part = SCAN): Promise<Buffer> {
  const jpeg = await draw().jpeg().toBuffer();
  return Buffer.concat([jpeg, ...Array.from({ length: count }, () => part)]);
}

async function pngWithChunk(name: string, content: Buffer): Promise<Buffer> {
  const png = await draw().png().toBuffer();
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([
    png.subarray(0, PNG_HEAD_LENGTH),
    length,
    named,
    checksum,
    png.subarray(PNG_HEAD_LENGTH),
  ]);
}

async function pngWith(part: string, count: number): Promise<Buffer> {
  return Buffer.concat([await draw().png().toBuffer(), Buffer.from(part.repeat(count))]);
}

async function webpWith(frames: number): Promise<Buffer> {
  return Buffer.concat([await draw().webp().toBuffer(), Buffer.from('ANMF'.repeat(frames))]);
}

/** A photo with the EXIF data of a camera, and tags that point to other lists of tags. */
async function photoWith(pointers: number): Promise<Buffer> {
  const jpeg = await draw()
    .withExif({ IFD0: { Copyright: 'Segara' }, IFD3: { GPSLatitudeRef: 'S' } })
    .jpeg()
    .toBuffer();
  const exifEnd = 4 + jpeg.readUInt16BE(4);
  const tags = Buffer.from('\x69\x87'.repeat(pointers), 'latin1');
  return Buffer.concat([jpeg.subarray(0, exifEnd), tags, jpeg.subarray(exifEnd)]);
}

it('accepts pictures as cameras and programs make them', async () => {
  await expect(
    isExpensive(await draw().withMetadata().jpeg({ progressive: true, mozjpeg: true }).toBuffer()),
  ).resolves.toBe(false);
  await expect(isExpensive(await draw().withIccProfile('p3').png().toBuffer())).resolves.toBe(false);
  await expect(isExpensive(await photoWith(0))).resolves.toBe(false);
  await expect(isExpensive(await jpegWith(49))).resolves.toBe(false);
  await expect(isExpensive(await pngWith('iTXt', 5))).resolves.toBe(false);
  await expect(isExpensive(await webpWith(1_000))).resolves.toBe(false);
  // Files of other formats may contain the same bytes by chance.
  const webp = Buffer.concat([await draw().webp().toBuffer(), ...Array(99).fill(SCAN)]);
  await expect(isExpensive(webp)).resolves.toBe(false);
});

it('finds a JPEG whose many scans would take minutes', async () => {
  await expect(isExpensive(await jpegWith(50))).resolves.toBe(true);
});

it.each(['e1', 'e2', 'ed'])('finds a JPEG whose many parts (%s) would take much memory', async (type) => {
  const part = Buffer.from(`ff${type}0002`, 'hex');
  await expect(isExpensive(await jpegWith(1_000, part))).resolves.toBe(false);
  await expect(isExpensive(await jpegWith(1_001, part))).resolves.toBe(true);
});

it.each(['zTXt', 'iTXt'])('finds a PNG whose many texts (%s) would take gigabytes', async (part) => {
  await expect(isExpensive(await pngWith(part, 6))).resolves.toBe(true);
});

it('finds a WebP animation whose many frames would take minutes', async () => {
  await expect(isExpensive(await webpWith(1_001))).resolves.toBe(true);
});

it('finds EXIF data that would be read thousands of times', async () => {
  await expect(isExpensive(await photoWith(30))).resolves.toBe(true);
});

it('finds a colour profile that is a long calculation, also if it is compressed', async () => {
  const profile = Buffer.alloc(4_000);
  profile.writeUInt32BE(profile.length);
  profile.write('lcms', 4);
  profile.writeUInt32BE(0x04300000, 8);
  profile.write('mntrRGB XYZ ', 12);
  profile.write('acsp', 36);
  // The white point that a profile must have.
  for (const [index, value] of [63_190, 65_536, 54_061].entries())
    profile.writeUInt32BE(value, 68 + 4 * index);
  // One tag, in 20 bytes from byte 200.
  profile.writeUInt32BE(1, 128);
  profile.write('D2B0', 132);
  profile.writeUInt32BE(200, 136);
  profile.writeUInt32BE(20, 140);
  profile.write('mpet', 200);
  const content = Buffer.concat([Buffer.from('name\0\0', 'latin1'), deflateSync(profile)]);
  const png = await pngWithChunk('iCCP', content);
  await expect(isExpensive(png)).resolves.toBe(true);
});

it('rejects a file that is not a picture', async () => {
  await expect(isExpensive(Buffer.from('text'))).rejects.toThrow();
});
