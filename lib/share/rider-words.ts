import 'server-only';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Locale } from '@/lib/contract/locale';
import { publicFile } from '@/lib/pictures/public-file';
import { flagSvg } from '@/lib/riders/flag';
import type { Rider } from '@/lib/riders/riders';

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
