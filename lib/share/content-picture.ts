import 'server-only';
import { SHARE_PAGES } from '@/content/share-pages';
import type { Article } from '@/lib/blog/article';
import type { Locale } from '@/lib/contract/locale';
import { translator } from '@/lib/i18n/translator';
import type { Store } from '@/lib/stores/store-schema';
import { drawPage } from './draw-page';
import { type OwnPicture, ownPicture } from './own-picture';

type Subject = { kind: string; name: string; locale: Locale; title: string; line: string; art: string };

function picture({ title, line, art, ...place }: Subject): OwnPicture {
  return ownPicture({
    ...place,
    alt: `${title}. ${line}`,
    facts: [title, line, art],
    draw: () => drawPage({ title, line }, art),
  });
}

/** The picture of a store's page. */
export function storePicture(
  { slug, name, place, address, picture: art }: Store,
  locale: Locale,
): OwnPicture {
  return picture({
    kind: 'stores',
    name: slug,
    locale,
    title: name,
    line: `${place}, ${address.province}`,
    art: art?.src ?? SHARE_PAGES.store.art,
  });
}

/** The picture of an article. */
export function articlePicture({ name, title, minutes, cover }: Article, locale: Locale): OwnPicture {
  const line = translator(locale, 'share')('articleLine', { minutes });
  return picture({ kind: 'articles', name, locale, title, line, art: cover.src });
}
