import { join } from 'node:path';
import type { BrowserContext, Route } from '@playwright/test';
import sharp from 'sharp';
import { REPOSITORY_FOLDER } from '@/e2e/support/servers/environments';

const ENCODED = /^\/media\/(\d+)(\/.+)$/;
const PHOTO = /\/images\/[^?]+\.(?:jpe?g|png|webp|avif)$/;

type Flat = { width: number; height: number; colour: string };

const flats = new Map<string, Promise<Flat>>();

async function measure(path: string): Promise<Flat> {
  const photo = sharp(join(REPOSITORY_FOLDER, 'public', path));
  const { width = 1, height = 1 } = await photo.metadata();
  const [red, green, blue] = await photo.resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return { width, height, colour: `rgb(${red} ${green} ${blue})` };
}

/** Returns the size and mean colour of a picture. Each picture is measured once, for all widths. */
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

async function response(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const [, width, path = pathname] = ENCODED.exec(pathname) ?? [];
  if (!PHOTO.test(path)) return route.continue();
  const flat = await flatOf(decodeURI(path));
  await route.fulfill({
    contentType: 'image/svg+xml',
    body: draw(flat, width ? Number(width) : Number.POSITIVE_INFINITY),
  });
}

/** Replaces photographs by a drawing in their size and mean colour, because encoders differ between machines. */
export async function replacePhotosWithDrawings(context: BrowserContext): Promise<void> {
  await context.route(({ pathname }) => ENCODED.test(pathname), response);
  await context.route(PHOTO, response);
}
