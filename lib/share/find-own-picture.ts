import 'server-only';
import { findArticle } from '@/lib/blog/articles';
import type { Locale } from '@/lib/contract/locale';
import { listRiders, type Rider } from '@/lib/riders/riders';
import { findStorePage } from '@/lib/stores/stores';
import { articlePicture, storePicture } from './content-picture';
import type { OwnPicture } from './own-picture';
import { isSharePage, pagePicture } from './page-picture';
import { riderCard, riderStory } from './rider-picture';

type Find = (name: string, locale: Locale) => OwnPicture | undefined;

/** Looks a thing up and draws it, if it is there. */
function drawn<T>(
  find: (name: string, locale: Locale) => T | undefined,
  picture: (found: T, locale: Locale) => OwnPicture,
): Find {
  return (name, locale) => {
    const found = find(name, locale);
    return found === undefined ? undefined : picture(found, locale);
  };
}

/** By their own address alone: an alias has no picture of its own. */
const riderOf = (name: string): Rider | undefined => listRiders().find(({ slug }) => slug === name);

const KINDS: ReadonlyMap<string, Find> = new Map([
  ['pages', drawn((name) => (isSharePage(name) ? name : undefined), pagePicture)],
  ['riders', drawn(riderOf, riderCard)],
  ['stories', drawn(riderOf, riderStory)],
  ['stores', drawn(findStorePage, storePicture)],
  ['articles', drawn(findArticle, articlePicture)],
]);

/** A picture out of our own content, by its kind and name; undefined when there is none. */
export function findOwnPicture(kind: string, name: string, locale: Locale): OwnPicture | undefined {
  return KINDS.get(kind)?.(name, locale);
}
