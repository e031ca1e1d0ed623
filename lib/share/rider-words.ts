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
  /** The address of their print; undefined before there is one. */
  portrait: string | undefined;
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
    portrait: pictures.portrait?.src,
  };
}

/** A picture by its content. It is read as text, in the one call that Next's watcher lets pass while a page is made. */
function hashOf(address: string): string {
  return createHash('sha256')
    .update(readFileSync(publicFile(address), 'utf8'))
    .digest('hex');
}

/** All of it as text, the portrait by its content. */
export function factsOf({ name, tagline, role, flags, inks, portrait }: RiderWords): string[] {
  return [name, tagline, role, ...flags, inks.deep, inks.bright, portrait ? hashOf(portrait) : ''];
}
