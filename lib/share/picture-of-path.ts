import 'server-only';
import type { Locale } from '@/lib/contract/locale';
import { pictureOf } from '@/lib/routes';
import { findOwnPicture } from './find-own-picture';
import { pagePicture } from './page-picture';
import type { SharePicture } from './share-picture';

/** Which kind of picture the pages below an address have; a rider's lie below none. */
const KINDS: Readonly<Record<string, string>> = { '/': 'riders', '/store/': 'stores', '/blog/': 'articles' };

function pictureBelow(path: string, locale: Locale): SharePicture | undefined {
  const start = path.slice(0, path.lastIndexOf('/') + 1);
  const kind = KINDS[start];
  return kind === undefined ? undefined : findOwnPicture(kind, path.slice(start.length), locale);
}

/** The picture of the page at an address of ours, without its language. */
export function pictureOfPath(path: string, locale: Locale): SharePicture {
  const { url, alt } = pictureBelow(path, locale) ?? pagePicture(pictureOf(path), locale);
  return { url, alt };
}
