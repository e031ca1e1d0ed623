import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Route } from '@playwright/test';
import sharp from 'sharp';
import { ROOT } from '@/e2e/support/servers/environments';
import { contentHash, pictureId } from '@/lib/pictures/picture-store';

const OPTIMISED = /\/_next\/image\?/;
const ENCODED = /^\/media\/([0-9a-f]+)-(\d+)\./;
const PHOTO = /\/images\/[^?]+\.(?:jpe?g|png|webp|avif)$/;

type Flat = { width: number; height: number; colour: string };

const flats = new Map<string, Promise<Flat>>();

async function measure(path: string): Promise<Flat> {
  const photo = sharp(join(ROOT, 'public', path));
  const { width = 1, height = 1 } = await photo.metadata();
  const [red, green, blue] = await photo.resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return { width, height, colour: `rgb(${red} ${green} ${blue})` };
}

/** Measured once, whatever the widths it is asked for in. */
function flatOf(path: string): Promise<Flat> {
  const flat = flats.get(path) ?? measure(path);
  flats.set(path, flat);
  return flat;
}

function draw({ width, height, colour }: Flat, most: number): string {
  const scale = Math.min(1, most / width);
  const size = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 1 1" preserveAspectRatio="none">` +
    `<path fill="${colour}" d="M0 0h1v1H0z"/><path fill-opacity=".12" d="M0 0v1h1z"/></svg>`
  );
}

/** The photographs of the shop by what their encoded files are called. */
let encoded: Promise<Map<string, string>> | undefined;

async function readEncoded(): Promise<Map<string, string>> {
  const folder = join(ROOT, 'public');
  const names = (await readdir(folder, { recursive: true })).map((name) => `/${name}`);
  const photos = names.filter((name) => PHOTO.test(name));
  return new Map(photos.map((path) => [pictureId(contentHash(readFileSync(join(folder, path)))), path]));
}

/** The photograph that is asked for, and in which width at the most. */
async function askedFor({ pathname, searchParams }: URL): Promise<[path: string, most: number]> {
  const [, id = '', width] = ENCODED.exec(pathname) ?? [];
  if (width) {
    encoded ??= readEncoded();
    return [(await encoded).get(id) ?? '', Number(width)];
  }
  const path = decodeURIComponent(searchParams.get('url') ?? pathname);
  return [path, Number(searchParams.get('w') ?? Number.POSITIVE_INFINITY)];
}

async function answer(route: Route): Promise<void> {
  const [path, most] = await askedFor(new URL(route.request().url()));
  if (!PHOTO.test(path)) return route.continue();
  await route.fulfill({ contentType: 'image/svg+xml', body: draw(await flatOf(path), most) });
}

/**
 * Shows in the place of every photograph its own size in its own colour, with a diagonal that tells how it is
 * cropped. Encoders differ from machine to machine, and photographs would fill the repository.
 */
export async function flattenPictures(context: BrowserContext): Promise<void> {
  await context.route(OPTIMISED, answer);
  await context.route(({ pathname }) => ENCODED.test(pathname), answer);
  await context.route(PHOTO, answer);
}
