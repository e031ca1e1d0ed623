import 'server-only';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Locale } from '@/lib/contract/locale';
import { flagSvg } from '@/lib/riders/flag';
import type { Rider } from '@/lib/riders/riders';
import { publicFile } from './frame';

/** What is seen on a rider's card and story. */
export type RiderWords = {
  name: string;
  tagline: string;
  role: string;
  /** Drawings, three wide and two high. */
  flags: string[];
  inks: Rider['inks'];
  /** The print of them; undefined before there is one. */
  portrait: Buffer | undefined;
};

/** What is seen of a rider, in one language, out of their content file and their folder of pictures. */
export function riderWords(
  { name, tagline, title, flags, inks, pictures }: Rider,
  locale: Locale,
): RiderWords {
  return {
    name,
    tagline: tagline[locale],
    role: title[locale],
    flags: flags.flatMap((code) => flagSvg(code) ?? []),
    inks,
    portrait: pictures.portrait && readFileSync(publicFile(pictures.portrait.src)),
  };
}

/** All of it as text, the portrait by its content. */
export function factsOf({ name, tagline, role, flags, inks, portrait }: RiderWords): string[] {
  const print = portrait ? createHash('sha256').update(portrait).digest('hex') : '';
  return [name, tagline, role, ...flags, inks.deep, inks.bright, print];
}
