import 'server-only';
import type { Blog, BlogPosting, Graph } from 'schema-dts';
import type { Article } from '@/lib/blog/articles';
import type { Locale } from '@/lib/contract/locale';
import { absoluteUrl } from '@/lib/format/absolute-url';
import { translator } from '@/lib/i18n/translator';
import { ORGANIZATION_ID, organizationJsonLd, returnsJsonLd } from './brand-data';
import {
  type Breadcrumb,
  breadcrumbJsonLd,
  createJsonLdGraph,
  createWebPageFields,
  homeBreadcrumb,
  pageUrl,
} from './page-data';

function blogCrumbs(locale: Locale): Breadcrumb[] {
  return [homeBreadcrumb(locale), { name: translator(locale, 'blog')('title'), path: '/blog' }];
}

function posting({ path, title, lead, cover, published, changed }: Article, locale: Locale) {
  const url = pageUrl(path, locale);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    url,
    headline: title,
    description: lead,
    image: absoluteUrl(cover.src),
    datePublished: published,
    dateModified: changed,
    author: { '@id': ORGANIZATION_ID },
  } as const satisfies BlogPosting;
}

export function blogJsonLd(articles: readonly Article[], locale: Locale): Graph {
  const t = translator(locale, 'blog');
  const url = pageUrl('/blog', locale);
  const blog: Blog = {
    '@type': 'Blog',
    ...createWebPageFields(url, t('title'), locale),
    description: t('description'),
    publisher: { '@id': ORGANIZATION_ID },
    blogPost: articles.map((article) => posting(article, locale)),
  };
  return createJsonLdGraph(
    blog,
    organizationJsonLd(),
    returnsJsonLd(),
    breadcrumbJsonLd(blogCrumbs(locale), locale),
  );
}

export function articleJsonLd(article: Article, locale: Locale): Graph {
  const post: BlogPosting = {
    ...posting(article, locale),
    inLanguage: locale,
    wordCount: article.words,
    mainEntityOfPage: pageUrl(article.path, locale),
    isPartOf: { '@id': pageUrl('/blog', locale) },
    publisher: { '@id': ORGANIZATION_ID },
  };
  const crumbs = [...blogCrumbs(locale), { name: article.title, path: article.path }];
  return createJsonLdGraph(post, organizationJsonLd(), returnsJsonLd(), breadcrumbJsonLd(crumbs, locale));
}
