import 'server-only';
import type { BreadcrumbList, CollectionPage, Graph, Thing, WebPage } from 'schema-dts';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { absoluteUrl } from './absolute-url';
import { deliveryData, organizationData, returnsData, WEBSITE_ID, websiteData } from './brand-data';

/** One step of the way to a page. */
export type Crumb = { name: string; path: `/${string}` };

export const graphOf = (...things: Thing[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': things,
});

/** The way from the home page to this one. The last step is the page itself and needs no address. */
export function breadcrumbData(crumbs: readonly Crumb[], locale: Locale): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(index < crumbs.length - 1 && { item: absoluteUrl(localePath(locale, path)) }),
    })),
  };
}

/** What the home page says to machines: who we are, what we promise, and how the site is searched. */
export function homeData(locale: Locale): Graph {
  return graphOf(websiteData(locale), organizationData(), deliveryData(), returnsData());
}

type Listing = {
  locale: Locale;
  name: string;
  crumbs: readonly Crumb[];
  /** What is listed, in its order; addresses without the origin, language included. */
  products: readonly { name: string; href: string }[];
};

/** What a listing says: which page it is, the way to it, and the products in their order. */
export function listingData({ locale, name, crumbs, products }: Listing): Graph {
  const url = absoluteUrl(localePath(locale, crumbs.at(-1)?.path ?? '/'));
  const page: CollectionPage = {
    '@type': 'CollectionPage',
    '@id': url,
    url,
    name,
    inLanguage: locale,
    isPartOf: { '@id': WEBSITE_ID },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: products.length,
      itemListElement: products.map((product, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: product.name,
        url: absoluteUrl(product.href),
      })),
    },
  };
  return graphOf(page, breadcrumbData(crumbs, locale));
}

/** What any other page says: which it is, and the way to it. */
export function pageData({ locale, name, crumbs }: Omit<Listing, 'products'>): Graph {
  const url = absoluteUrl(localePath(locale, crumbs.at(-1)?.path ?? '/'));
  const page: WebPage = {
    '@type': 'WebPage',
    '@id': url,
    url,
    name,
    inLanguage: locale,
    isPartOf: { '@id': WEBSITE_ID },
  };
  return graphOf(page, breadcrumbData(crumbs, locale));
}
