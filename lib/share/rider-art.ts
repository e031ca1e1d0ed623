import 'server-only';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp, { type OverlayOptions } from 'sharp';
import { INKS } from '@/content/brand-style';
import { SITE } from '@/content/site';
import type { Locale } from '@/lib/contract/locale';
import { publicFile } from '@/lib/pictures/public-file';
import { flagSvg } from '@/lib/riders/flag';
import type { Rider } from '@/lib/riders/riders';
import { drawGlyphs, place } from './glyphs';

export function riderWords({ name, tagline, title, flags, inks, pictures }: Rider, locale: Locale) {
  return {
    name,
    tagline: tagline[locale],
    role: title[locale],
    flags: flags.flatMap((code) => flagSvg(code) ?? []),
    inks,
    portrait: pictures.portrait?.src,
  };
}

export type RiderWords = ReturnType<typeof riderWords>;

/** A picture's content hash. Read as text, the one call that Next's watcher of dynamic data lets pass while prerendering. */
function hashOf(address: string): string {
  return createHash('sha256')
    .update(readFileSync(publicFile(address), 'utf8'))
    .digest('hex');
}

/** Everything the version depends on; the portrait by its content hash. */
export function factsOf({ name, tagline, role, flags, inks, portrait }: RiderWords): string[] {
  return [name, tagline, role, ...flags, inks.deep, inks.bright, portrait ? hashOf(portrait) : ''];
}

type Place = { left: number; top: number };
type Box = Place & { width: number; height: number };

/** A portrait from the top of its box downwards; before there is one, the first letter of the name (spec §2). */
export async function portraitOn({ portrait, name }: RiderWords, box: Box): Promise<OverlayOptions[]> {
  const { left, top, width, height } = box;
  if (portrait) {
    const input = await sharp(publicFile(portrait))
      .resize(width, height, { fit: 'cover', position: 'top' })
      .toBuffer();
    return [{ input, left, top }];
  }
  const ground = { create: { width, height, channels: 3, background: INKS.sand } } as const;
  const initial = await drawGlyphs({
    text: name.slice(0, 1).toUpperCase(),
    font: 'heavy',
    colour: INKS.ink,
    sizes: [Math.round(height / 2)],
    width,
    height,
  });
  return [
    { input: await sharp(ground).png().toBuffer(), left, top },
    ...place(
      initial,
      left + (width - (initial?.width ?? 0)) / 2,
      top + (height - (initial?.height ?? 0)) / 2,
    ),
  ];
}

/** The flags beside each other, and behind them what the rider is called. */
export async function roleOn({ flags, role }: RiderWords, colour: string, { left, top, height, width }: Box) {
  const flagWidth = Math.round(height * 1.5);
  const step = flagWidth + Math.round(height / 3);
  const drawn = await Promise.all(
    flags.map((svg) => sharp(Buffer.from(svg), { density: 300 }).resize(flagWidth, height).png().toBuffer()),
  );
  const behind = flags.length * step + Math.round(height / 4);
  const size = Math.round(height * 0.75);
  const words = await drawGlyphs({
    text: role.toUpperCase(),
    font: 'strong',
    colour,
    sizes: [size],
    spacing: size * 14,
    width: width - behind,
    height: 2 * height,
  });
  return [
    ...drawn.flatMap((flag, index) => place({ data: flag }, left + index * step, top)),
    ...place(words, left + behind, top + (height - (words?.height ?? 0)) / 2),
  ];
}

export async function logoOn({ left, top }: Place, height: number): Promise<OverlayOptions[]> {
  const logo = await sharp(publicFile(SITE.logoOnPicture.src), { density: 300 })
    .resize({ height })
    .png()
    .toBuffer();
  return place({ data: logo }, left, top);
}

/** A swell running in, in the rider's bright ink: lines that close up towards the lower edge. */
export function swellOn({ inks }: RiderWords, { left, top, width, height }: Box): OverlayOptions[] {
  const wave = width / 4;
  const lines = [0.12, 0.4, 0.64, 0.84].map((depth, index) => {
    const start = (-index * wave) / 3;
    const humps = Array.from({ length: 12 }, () => `t ${wave / 2} 0`).join(' ');
    return `<path d="M ${start} ${depth * height} q ${wave / 4} -26 ${wave / 2} 0 ${humps}"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke="${inks.bright}" stroke-width="5" opacity="0.55">${lines.join('')}</svg>`;
  return place({ data: Buffer.from(drawing) }, left, top);
}
