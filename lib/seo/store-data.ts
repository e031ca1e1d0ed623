import 'server-only';
import type { ClothingStore, Graph, OpeningHoursSpecification, WebPage } from 'schema-dts';
import { SITE } from '@/content/site';
import type { Locale } from '@/lib/contract/locale';
import { absoluteUrl } from '@/lib/format/absolute-url';
import { localePath } from '@/lib/i18n/locale-path';
import { translator } from '@/lib/i18n/translator';
import type { Store } from '@/lib/stores/store-schema';
import { getOpeningTimes, mapServiceUrl, storePath } from '@/lib/stores/stores';
import {
  breadcrumbJsonLd,
  createJsonLdGraph,
  createWebPageFields,
  homeBreadcrumb,
  listingJsonLd,
  pageUrl,
} from './page-data';

const urlOf = (store: Store, locale: Locale) => pageUrl(storePath(store), locale);
const storeId = (store: Store, locale: Locale) => `${urlOf(store, locale)}#store`;

const storesCrumbs = (locale: Locale) => [
  homeBreadcrumb(locale),
  { name: translator(locale, 'stores')('title'), path: '/store' } as const,
];

const dayUrl = (day: string) =>
  `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}` as 'https://schema.org/Monday';

/**
 * Returns opening hours. Hours past midnight are one period that closes at an earlier time of day, as search
 * engines require.
 */
function openingData({ hours }: Store): OpeningHoursSpecification[] {
  return hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map(dayUrl),
    opens,
    closes,
  }));
}

/** Returns closed days as periods that open and close at midnight, which search engines read as closed. */
function holidayData(store: Store, locale: Locale): OpeningHoursSpecification[] {
  return getOpeningTimes(store, locale).holidays.map(({ date }) => ({
    '@type': 'OpeningHoursSpecification',
    opens: '00:00',
    closes: '00:00',
    validFrom: date,
    validThrough: date,
  }));
}

function storeData(store: Store, locale: Locale): ClothingStore {
  const { name, address, position, phone, picture } = store;
  const url = urlOf(store, locale);
  const holidays = holidayData(store, locale);
  return {
    '@type': 'ClothingStore',
    '@id': storeId(store, locale),
    name,
    url,
    description: store.line[locale],
    ...(picture && { image: absoluteUrl(picture.src) }),
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.district,
      addressRegion: address.province,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', ...position },
    hasMap: mapServiceUrl(store),
    openingHoursSpecification: openingData(store),
    ...(holidays.length > 0 && { specialOpeningHoursSpecification: holidays }),
    currenciesAccepted: 'IDR',
    brand: { '@type': 'Brand', name: SITE.name },
  };
}

export function storesPageJsonLd(stores: readonly Store[], locale: Locale): Graph {
  return listingJsonLd({
    locale,
    name: translator(locale, 'stores')('title'),
    crumbs: storesCrumbs(locale),
    products: stores.map((store) => ({ name: store.name, href: localePath(locale, storePath(store)) })),
  });
}

export function storePageJsonLd(store: Store, locale: Locale): Graph {
  const url = urlOf(store, locale);
  const page: WebPage = {
    '@type': 'WebPage',
    ...createWebPageFields(url, store.name, locale),
    mainEntity: { '@id': storeId(store, locale) },
  };
  const crumbs = [...storesCrumbs(locale), { name: store.name, path: storePath(store) }];
  return createJsonLdGraph(page, storeData(store, locale), breadcrumbJsonLd(crumbs, locale));
}
