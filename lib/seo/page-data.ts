import 'server-only';
import type { BreadcrumbList, CollectionPage, Graph, Thing, WebPage } from 'schema-dts';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import type { Section } from '@/lib/catalogue/section';
import type { Locale } from '@/lib/contract/locale';
import { absoluteUrl } from '@/lib/format/absolute-url';
import { localePath } from '@/lib/i18n/locale-path';
import { translator } from '@/lib/i18n/translator';
import { deliveryJsonLd, organizationJsonLd, returnsJsonLd, WEBSITE_ID, websiteJsonLd } from './brand-data';

export type Breadcrumb = { name: string; path: `/${string}` };

export const createJsonLdGraph = (...things: Thing[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': things,
});

export const pageUrl = (path: `/${string}`, locale: Locale): string => absoluteUrl(localePath(locale, path));

export const createWebPageFields = (url: string, name: string, locale: Locale) => ({
  '@id': url,
  url,
  name,
  inLanguage: locale,
  isPartOf: { '@id': WEBSITE_ID },
});

/** Returns the breadcrumbs from the home page. The last one is the page itself, which needs no URL. */
export function breadcrumbJsonLd(crumbs: readonly Breadcrumb[], locale: Locale): BreadcrumbList {
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

export function homeJsonLd(locale: Locale): Graph {
  return createJsonLdGraph(websiteJsonLd(locale), organizationJsonLd(), deliveryJsonLd(), returnsJsonLd());
}

type Page = { locale: Locale; name: string; crumbs: readonly Breadcrumb[] };

const urlOf = ({ locale, crumbs }: Page) => pageUrl(crumbs.at(-1)?.path ?? '/', locale);

/** A list item: a page with name and absolute URL, or a complete node. */
type ListEntry = { name: string; url: string } | { item: Thing };

export function collectionJsonLd(page: Page, entries: readonly ListEntry[]): Graph {
  const collection: CollectionPage = {
    '@type': 'CollectionPage',
    ...createWebPageFields(urlOf(page), page.name, page.locale),
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
  return createJsonLdGraph(collection, breadcrumbJsonLd(page.crumbs, page.locale));
}

/** The listed pages in order. Their URLs include the language, but not the origin. */
type Listed = readonly { name: string; href: string }[];

type Listing = Page & { products: Listed };

export function listingJsonLd({ products, ...page }: Listing): Graph {
  return collectionJsonLd(
    page,
    products.map(({ name, href }) => ({ name, url: absoluteUrl(href) })),
  );
}

export function pageJsonLd(page: Page): Graph {
  const data: WebPage = { '@type': 'WebPage', ...createWebPageFields(urlOf(page), page.name, page.locale) };
  return createJsonLdGraph(data, breadcrumbJsonLd(page.crumbs, page.locale));
}

export function homeBreadcrumb(locale: Locale): Breadcrumb {
  return { name: translator(locale, 'share')('home'), path: '/' };
}

export function sectionBreadcrumbs(section: Section, locale: Locale): Breadcrumb[] {
  return [homeBreadcrumb(locale), { name: translator(locale, section)('title'), path: `/${section}` }];
}

type ListingPage = {
  locale: Locale;
  section: Section;
  /** The page itself, if it is below its section. */
  page?: Breadcrumb;
  /** An outage while the catalogue cannot be read. */
  products: Listed | Outage;
};

export function listingPageJsonLd({ locale, section, page, products }: ListingPage): Graph {
  const crumbs = [...sectionBreadcrumbs(section, locale), ...(page ? [page] : [])];
  const name = crumbs.at(-1)?.name ?? '';
  return listingJsonLd({ locale, name, crumbs, products: isOutage(products) ? [] : products });
}
