import 'server-only';
import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { SITE } from '@/content/site';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { type Messages, type Namespace, translator } from '@/lib/i18n/translator';
import { mediaUrl } from '@/lib/pictures/image-source';
import { isAllowedPicture } from '@/lib/pictures/picture-hosts';
import { findRoute, getOpenGraphPicture } from '@/lib/routes';

type Page = {
  locale: Locale;
  path: `/${string}`;
  /** The text after `Apparel - ` in the page's title. Without it, the layout's default title is used. */
  title?: string | undefined;
  /** The Open Graph title, which link previews show. Defaults to `title`. */
  shareTitle?: string | undefined;
  description?: string | undefined;
  /** The URL of the Open Graph image. Defaults to the picture of the route. */
  picture?: string | undefined;
  /** The days on which an article was published and last changed (ISO 8601). */
  article?: { published: string; changed: string } | undefined;
  /** The feed that announces new content of this page. */
  feed?: { path: string; title: string } | undefined;
  /**
   * False to exclude a page from search engines, such as a filtered view of another page. Private pages are
   * never indexed (lib/routes.ts).
   */
  index?: boolean | undefined;
};

const OPEN_GRAPH_WIDTH = 1200;
const OPEN_GRAPH_LOCALES: Record<Locale, string> = { en: 'en_US', id: 'id_ID' };

/** Returns the metadata of a page: title, alternate languages, Open Graph data and robots rules. */
export function pageMetadata(page: Page): Metadata {
  const { locale, path, title, shareTitle = title, description, article, feed } = page;
  const isIndexed = (page.index ?? true) && !findRoute(path)?.isPrivate;
  const languages = Object.fromEntries(LOCALES.map((language) => [language, localePath(language, path)]));
  const canonical = localePath(locale, path);
  const src = page.picture ?? getOpenGraphPicture(path);

  return {
    ...(title && { title }),
    ...(description && { description }),
    alternates: {
      canonical,
      languages: { ...languages, 'x-default': localePath(DEFAULT_LOCALE, path) },
      ...(feed && { types: { 'application/rss+xml': [{ url: feed.path, title: feed.title }] } }),
    },
    openGraph: {
      ...(article
        ? { type: 'article', publishedTime: article.published, modifiedTime: article.changed }
        : { type: 'website' }),
      siteName: SITE.name,
      locale: OPEN_GRAPH_LOCALES[locale],
      alternateLocale: LOCALES.filter((language) => language !== locale).map(
        (one) => OPEN_GRAPH_LOCALES[one],
      ),
      url: canonical,
      title: shareTitle ?? SITE.name,
      ...(description && { description }),
      images: [
        {
          url: mediaUrl({ src, listed: isAllowedPicture(src) }, OPEN_GRAPH_WIDTH),
          alt: shareTitle ?? SITE.name,
        },
      ],
    },
    twitter: { card: 'summary_large_image' },
    ...(!isIndexed && { robots: { index: false } }),
  };
}

type Words = Pick<Page, 'title' | 'shareTitle' | 'description' | 'picture' | 'feed'>;

export async function metadataFromMessages<N extends Namespace>(
  path: Page['path'],
  namespace: N,
  words: (t: ReturnType<typeof translator<N>>, locale: Locale) => Words,
): Promise<Metadata> {
  const locale = await getLocale();
  return pageMetadata({ locale, path, ...words(translator(locale, namespace), locale) });
}

/** The namespaces with a title and a description. */
type Titled = {
  [N in Namespace]: Messages[N] extends { title: string; description: string } ? N : never;
}[Namespace];

/** Returns the metadata of a page whose namespace has its title and description. */
export async function metadataFromNamespace(path: Page['path'], namespace: Titled): Promise<Metadata> {
  const locale = await getLocale();
  const t = translator(locale, namespace);
  return pageMetadata({ locale, path, title: t('title'), description: t('description') });
}

/**
 * Returns the metadata of a page for missing content, which is served with status 404
 * (server/finished-response.ts).
 */
export function createMissingContentMetadata(words: { title: string; description: string }): Metadata {
  return { ...words, robots: { index: false }, other: { status: '404' } };
}

/**
 * The only value of a dynamic segment that a build prerenders, because Next.js requires at least one. No page
 * has this name. Real pages are rendered on their first visit, so a build takes no longer for a large
 * catalogue.
 */
export const PLACEHOLDER_STATIC_PARAM = 'none';

export function createUnknownPathMetadata(locale: Locale): Metadata {
  return createMissingContentMetadata({
    title: translator(locale, 'share')('pageNotFound'),
    description: translator(locale, 'layout')('notFoundText'),
  });
}
