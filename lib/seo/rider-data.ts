import 'server-only';
import type { Graph, Person, ProfilePage } from 'schema-dts';
import { SITE } from '@/content/site';
import type { Locale } from '@/lib/contract/locale';
import { absoluteUrl } from '@/lib/format/absolute-url';
import { localePath } from '@/lib/i18n/locale-path';
import { translator } from '@/lib/i18n/translator';
import { countryName } from '@/lib/riders/flag';
import { formatResult } from '@/lib/riders/format-result';
import { getRiderPath, type Rider } from '@/lib/riders/riders';
import { ORGANIZATION_ID } from './brand-data';
import {
  breadcrumbJsonLd,
  createJsonLdGraph,
  createWebPageFields,
  homeBreadcrumb,
  listingJsonLd,
  pageUrl,
} from './page-data';

const ridersCrumbs = (locale: Locale) => [
  homeBreadcrumb(locale),
  { name: translator(locale, 'riders')('riders'), path: '/riders' } as const,
];

export function ridersPageJsonLd(riders: readonly Rider[], locale: Locale): Graph {
  return listingJsonLd({
    locale,
    name: translator(locale, 'riders')('title'),
    crumbs: ridersCrumbs(locale),
    products: riders.map((rider) => ({ name: rider.name, href: localePath(locale, getRiderPath(rider)) })),
  });
}

function personData(rider: Rider, id: string, locale: Locale): Person {
  const { name, longName, title, flags, biography, home, results, pictures } = rider;
  return {
    '@type': 'Person',
    '@id': id,
    name,
    ...(longName && { alternateName: longName }),
    url: pageUrl(getRiderPath(rider), locale),
    ...(pictures.portrait && { image: absoluteUrl(pictures.portrait.src) }),
    jobTitle: title[locale],
    description: biography[locale][0] ?? '',
    nationality: flags.map((code) => ({ '@type': 'Country', name: countryName(code, locale) })),
    homeLocation: { '@type': 'Place', name: home[locale] },
    sponsor: { '@type': 'Organization', '@id': ORGANIZATION_ID, name: SITE.name, url: absoluteUrl('/') },
    ...(results.length > 0 && { award: results.map((result) => formatResult(result, locale)) }),
  };
}

export function riderPageJsonLd(rider: Rider, locale: Locale): Graph {
  const path = getRiderPath(rider);
  const url = pageUrl(path, locale);
  const person = `${url}#rider`;
  const page: ProfilePage = {
    '@type': 'ProfilePage',
    ...createWebPageFields(url, rider.name, locale),
    mainEntity: { '@id': person },
  };
  const crumbs = [...ridersCrumbs(locale), { name: rider.name, path }];
  return createJsonLdGraph(page, personData(rider, person, locale), breadcrumbJsonLd(crumbs, locale));
}
