import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { copyPicture } from './copy-picture';

const draw = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 4, background: '#0488' } });
const sizeOf = async (copy: Promise<Buffer>) => {
  const { format, width, height } = await sharp(await copy).metadata();
  return { format, width, height };
};

/** The length of the signature and the first chunk of a PNG file. */
const PNG_HEAD_LENGTH = 33;

/** A PNG file with compressed texts. Each takes 8 kB in the file and 8 MB in memory. */
async function pngWithTexts(count: number): Promise<Buffer> {
  const png = await draw().png().toBuffer();
  const chunk = Buffer.concat([
    Buffer.from('zTXtname\0\0', 'latin1'),
    deflateSync(Buffer.alloc(7_900_000, 'a')),
  ]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(chunk.length - 4);
  checksum.writeUInt32BE(crc32(chunk));
  const texts = Array.from({ length: count }, () => Buffer.concat([length, chunk, checksum]));
  return Buffer.concat([png.subarray(0, PNG_HEAD_LENGTH), ...texts, png.subarray(PNG_HEAD_LENGTH)]);
}

it.each(['jpeg', 'png', 'webp', 'gif'] as const)('copies a picture in %s format', async (format) => {
  const copy = copyPicture(await draw().toFormat(format).toBuffer());
  await expect(sizeOf(copy)).resolves.toEqual({ format: 'webp', width: 300, height: 200 });
});

it('turns a photo upright, and reduces it to the largest width that is served', async () => {
  const photo = await draw(1000, 3000).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  await expect(sizeOf(copyPicture(photo))).resolves.toMatchObject({ width: 2560, height: 853 });
});

it.each([
  ['a text', async () => Buffer.from('text')],
  ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['an AVIF file', () => draw().avif().toBuffer()],
  ['a picture of more than 25 megapixels', () => draw(5_001, 5_000).png().toBuffer()],
])('rejects %s', async (_, make) => {
  await expect(copyPicture(await make())).rejects.toThrow(/^Input (buffer|image)/);
});

it('ends the process that decodes a picture when it uses too much memory', async () => {
  await expect(copyPicture(await pngWithTexts(2))).resolves.toBeInstanceOf(Buffer);
  await expect(copyPicture(await pngWithTexts(100))).rejects.toThrow('too much memory');
});

it('ends the process that decodes a picture when it uses too much CPU time', async () => {
  const copy = copyPicture(await draw(4_000, 4_000).png().toBuffer(), {
    cpuMs: 1,
    memoryBytes: 500 * 2 ** 20,
  });
  await expect(copy).rejects.toThrow('too much memory');
});
