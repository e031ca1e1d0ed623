import 'server-only';
import type { BreadcrumbList, CollectionPage, Graph, Thing, WebPage } from 'schema-dts';
import type { Section } from '@/lib/catalogue/section';
import type { Locale } from '@/lib/contract/locale';
import { absoluteUrl } from '@/lib/format/absolute-url';
import { localePath } from '@/lib/i18n/locale-path';
import { translator } from '@/lib/i18n/translator';
import { deliveryData, organizationData, returnsData, WEBSITE_ID, websiteData } from './brand-data';

/** One step of the way to a page. */
export type Crumb = { name: string; path: `/${string}` };

export const graphOf = (...things: Thing[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': things,
});

/** A page's address in full. */
export const pageUrl = (path: `/${string}`, locale: Locale): string => absoluteUrl(localePath(locale, path));

/** What is said of a page of any type. */
export const pageFacts = (url: string, name: string, locale: Locale) => ({
  '@id': url,
  url,
  name,
  inLanguage: locale,
  isPartOf: { '@id': WEBSITE_ID },
});

/** The way from the home page to this one. The last step is the page itself and needs no address. */
export function breadcrumbData(crumbs: readonly Crumb[], locale: Locale): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(index < crumbs.length - 1 && { item: pageUrl(path, locale) }),
    })),
  };
}

/** What the home page says to machines: who we are, what we promise, and how the site is searched. */
export function homeData(locale: Locale): Graph {
  return graphOf(websiteData(locale), organizationData(), deliveryData(), returnsData());
}

/** A page, and the way to it. */
type Page = { locale: Locale; name: string; crumbs: readonly Crumb[] };

const urlOf = ({ locale, crumbs }: Page) => pageUrl(crumbs.at(-1)?.path ?? '/', locale);

/** What is listed: a page by its name and absolute address, or the thing itself. */
type ListEntry = { name: string; url: string } | { item: Thing };

/** What a page that lists something says: which page it is, the way to it, and the entries in their order. */
export function collectionData(page: Page, entries: readonly ListEntry[]): Graph {
  const collection: CollectionPage = {
    '@type': 'CollectionPage',
    ...pageFacts(urlOf(page), page.name, page.locale),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: entries.length,
      itemListElement: entries.map((entry, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...entry,
      })),
    },
  };
  return graphOf(collection, breadcrumbData(page.crumbs, page.locale));
}

type Listing = Page & {
  /** What is listed, in its order; addresses without the origin, language included. */
  products: readonly { name: string; href: string }[];
};

/** What a listing says: which page it is, the way to it, and the pages it leads to, in their order. */
export function listingData({ products, ...page }: Listing): Graph {
  return collectionData(
    page,
    products.map(({ name, href }) => ({ name, url: absoluteUrl(href) })),
  );
}

/** What any other page says: which it is, and the way to it. */
export function pageData(page: Page): Graph {
  const data: WebPage = { '@type': 'WebPage', ...pageFacts(urlOf(page), page.name, page.locale) };
  return graphOf(data, breadcrumbData(page.crumbs, page.locale));
}

/** The first step of every way. */
export function homeCrumb(locale: Locale): Crumb {
  return { name: translator(locale, 'share')('home'), path: '/' };
}

/** The way to a half of the shop. */
export function sectionCrumbs(section: Section, locale: Locale): Crumb[] {
  return [homeCrumb(locale), { name: translator(locale, section)('title'), path: `/${section}` }];
}
