import sharp from 'sharp';
import { isExpensive } from './picture-limits';

const SCAN = Buffer.from('\xff\xda', 'latin1');
const draw = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#048' } });

async function jpegWith(scans: number): Promise<Buffer> {
  const jpeg = await draw().jpeg().toBuffer();
  return Buffer.concat([jpeg, ...Array.from({ length: scans }, () => SCAN)]);
}

async function pngWith(part: string, count: number): Promise<Buffer> {
  return Buffer.concat([await draw().png().toBuffer(), Buffer.from(part.repeat(count))]);
}

it('accepts pictures as cameras and programs make them', async () => {
  expect(isExpensive(await draw().jpeg({ progressive: true, mozjpeg: true }).toBuffer())).toBe(false);
  expect(isExpensive(await jpegWith(49))).toBe(false);
  expect(isExpensive(await pngWith('iTXt', 5))).toBe(false);
  // Data of other formats may look like the parts.
  expect(isExpensive(Buffer.concat([await draw().webp().toBuffer(), ...Array(99).fill(SCAN)]))).toBe(false);
});

it('finds a JPEG whose many scans would take minutes', async () => {
  expect(isExpensive(await jpegWith(50))).toBe(true);
});

it.each(['zTXt', 'iTXt'])('finds a PNG whose many texts (%s) would take gigabytes', async (part) => {
  expect(isExpensive(await pngWith(part, 6))).toBe(true);
});
