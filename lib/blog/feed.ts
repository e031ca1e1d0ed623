import 'server-only';
import { SITE } from '@/content/site';
import type { Locale } from '@/lib/contract/locale';
import { absoluteUrl } from '@/lib/format/absolute-url';
import { escapeXml } from '@/lib/format/escape-xml';
import { localePath } from '@/lib/i18n/locale-path';
import { translator } from '@/lib/i18n/translator';
import { renderProseHtml } from '@/lib/prose/prose-html';
import type { Article } from './articles';

/** Returns the path of the RSS feed in a language. */
export const blogFeedPath = (locale: Locale): `/${string}` => `/feeds/${locale}.xml`;

/** Returns the RSS date (RFC 822) of a day: 9 a.m. in Bali, when nearly all time zones have the same day. */
const moment = (day: string): string => new Date(`${day}T09:00:00+08:00`).toUTCString();

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** Wraps HTML in a CDATA section and escapes the end marker. */
const cdata = (html: string) => `<![CDATA[${html.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

function item(article: Article, locale: Locale): string {
  const { title, lead, cover, published, blocks, pictures } = article;
  const url = absoluteUrl(localePath(locale, article.path));
  const picture = `<p><img src="${escapeXml(absoluteUrl(cover.src))}" alt="${escapeXml(cover.alt[locale])}"></p>`;
  const text = renderProseHtml(blocks, locale, (name) => pictures.get(name)?.src);

  return [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element('pubDate', moment(published)),
    element('description', lead),
    `<content:encoded>${cdata(`${picture}\n${text}`)}</content:encoded>`,
    '</item>',
  ].join('\n');
}

/** Returns the RSS 2.0 feed of the articles in a language, with their full text. */
export function blogFeedXml(articles: readonly Article[], locale: Locale): string {
  const t = translator(locale, 'blog');
  const changed = articles.map((article) => article.changed).toSorted();

  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    '<channel>',
    element('title', t('feedTitle', { brand: SITE.name })),
    element('link', absoluteUrl(localePath(locale, '/blog'))),
    `<atom:link href="${escapeXml(absoluteUrl(blogFeedPath(locale)))}" rel="self" type="application/rss+xml"/>`,
    element('description', t('description')),
    element('language', locale),
    ...changed.slice(-1).map((day) => element('lastBuildDate', moment(day))),
    ...articles.map((article) => item(article, locale)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
