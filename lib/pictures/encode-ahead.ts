import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { env } from '@/lib/env';
import { type EncodedFormat, encodedWidths, fallbackWidth, smallWidth } from './encoded-address';
import {
  contentHash,
  ENCODER_OPTIONS,
  factsName,
  type PictureFacts,
  pictureId,
  storedFile,
} from './picture-store';

/** Pages that were loaded before may still ask for what no page shows any more. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1_000;
/** Its date says when the store was last used. */
const USED = 'used';
const BLUR_WIDTH = 16;
/** Of the original a main colour and a preview need no more. */
const SAMPLE_WIDTH = 160;
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif)$/i;
/** Icons, which nobody shows as pictures. */
const NO_PICTURES = /^brand\//;

type Size = { width: number; height: number };
type Encoding = { width: number; format: EncodedFormat };

/** What was done: how many pictures there are, how many files were encoded for them, and which could not be. */
export type Encoded = { pictures: number; encodings: number; left: string[] };

type Options = {
  /** Told after each picture how many of them are done. */
  onProgress?: (done: number, all: number) => void;
  /** How many are encoded at a time. */
  concurrency?: number;
};

/** The pictures below a folder; none when there is no folder. */
export async function picturesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => PICTURE.test(name) && !NO_PICTURES.test(name))
    .sort()
    .map((name) => join(folder, name));
}

function encodingsOf(own: number): Encoding[] {
  return [
    ...[smallWidth(own), ...encodedWidths(own)].map((width): Encoding => ({ width, format: 'avif' })),
    ...[smallWidth(own), fallbackWidth(own)].map((width): Encoding => ({ width, format: 'webp' })),
  ];
}

async function factsOf(bytes: Buffer, { width, height }: Size): Promise<PictureFacts> {
  const sample = await sharp(bytes).autoOrient().resize(SAMPLE_WIDTH).removeAlpha().png().toBuffer();
  const { dominant } = await sharp(sample).stats();
  const blur = await sharp(sample).resize(BLUR_WIDTH).webp({ quality: 30 }).toBuffer();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('');
  return { width, height, dominant: `#${hex}`, blur: `data:image/webp;base64,${blur.toString('base64')}` };
}

/** Nobody ever sees half of a file. */
async function writeStored(name: string, content: Buffer | string): Promise<void> {
  const draft = storedFile(`${name}.${process.pid}`);
  await writeFile(draft, content);
  await rename(draft, storedFile(name));
}

/** All that is to be stored of a picture, by name, and how to make it. The facts come last: they vouch for the rest. */
function storedOf(
  bytes: Buffer,
  id: string,
  size: Size,
): [name: string, make: () => Promise<Buffer | string>][] {
  const encode = ({ width, format }: Encoding) =>
    sharp(bytes).autoOrient().resize(width).toFormat(format, ENCODER_OPTIONS[format]).toBuffer();
  return [
    ...encodingsOf(size.width).map((one): [string, () => Promise<Buffer>] => [
      `${id}-${one.width}.${one.format}`,
      () => encode(one),
    ]),
    [factsName(id), async () => JSON.stringify(await factsOf(bytes, size))],
  ];
}

/** The size as it is seen; undefined for what cannot be read, and for what moves, which is shown as it is. */
async function sizeOf(bytes: Buffer): Promise<Size | undefined> {
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  return metadata && (metadata.pages ?? 1) === 1 ? metadata.autoOrient : undefined;
}

/** @returns how many files were encoded for it; undefined for what is left to the image service */
async function encodePicture(file: string, now: Date): Promise<number | undefined> {
  const bytes = await readFile(file);
  const size = await sizeOf(bytes);
  if (!size) return undefined;
  const all = storedOf(bytes, pictureId(contentHash(bytes)), size);
  const missing = all.filter(([name]) => !existsSync(storedFile(name)));
  for (const [name, make] of missing) {
    const content = await make().catch(() => undefined);
    if (content === undefined) return undefined;
    await writeStored(name, content);
  }
  await Promise.all(all.map(([name]) => utimes(storedFile(name), now, now)));
  return missing.filter(([name]) => !name.endsWith('.json')).length;
}

/** By the clock of the files: that of a process may be another (scripts/clock). */
async function fileTime(): Promise<Date> {
  await writeFile(storedFile(USED), '');
  return (await stat(storedFile(USED))).mtime;
}

/** Forgets what no `encodeAhead` has needed for a week: only after one of all the shop's pictures. */
export async function forgetOld(): Promise<void> {
  const now = await fileTime();
  for (const name of await readdir(env.PICTURES_DIR)) {
    const file = await stat(storedFile(name));
    if (file.isFile() && file.mtimeMs < now.getTime() - KEPT_MS) await rm(storedFile(name), { force: true });
  }
}

/**
 * Encodes pictures in every width and format that pages ask for, each once: what is in the store already costs a look
 * at its file. A picture that cannot be read is left to the image service.
 */
export async function encodeAhead(files: readonly string[], options: Options = {}): Promise<Encoded> {
  const { onProgress, concurrency = availableParallelism() } = options;
  await mkdir(env.PICTURES_DIR, { recursive: true });
  const now = await fileTime();
  // One thread a picture: they wait for each other less than the threads of one do.
  sharp.concurrency(1);
  const queue = pLimit(concurrency);
  const encoded: Encoded = { pictures: files.length, encodings: 0, left: [] };
  let done = 0;
  const takeOne = async (file: string) => {
    const encodings = await encodePicture(file, now);
    if (encodings === undefined) encoded.left.push(file);
    encoded.encodings += encodings ?? 0;
    done += 1;
    onProgress?.(done, files.length);
  };
  await queue.map(files, takeOne);
  return encoded;
}
