import 'server-only';
import type { CollectionPage, Event, Graph } from 'schema-dts';
import type { Activity } from '@/content/activities';
import { SITE } from '@/content/site';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { absoluteUrl } from './absolute-url';
import { WEBSITE_ID } from './brand-data';
import { breadcrumbData, type Crumb, graphOf } from './page-data';

function activityData({ title, text, place, date, art }: Activity, locale: Locale): Event {
  const { region, country } = SITE.home;
  return {
    '@type': 'Event',
    name: title[locale],
    description: text[locale],
    startDate: date,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    image: absoluteUrl(art.src),
    location: {
      '@type': 'Place',
      name: place,
      address: {
        '@type': 'PostalAddress',
        addressLocality: place,
        addressRegion: region,
        addressCountry: country,
      },
    },
    organizer: { '@type': 'Organization', name: SITE.name, url: absoluteUrl('/') },
  };
}

type ActivitiesPage = {
  locale: Locale;
  name: string;
  crumbs: readonly Crumb[];
  activities: readonly Activity[];
};

/** What the page of the activities says: which page it is, the way to it, and what was done where and when. */
export function activitiesData({ locale, name, crumbs, activities }: ActivitiesPage): Graph {
  const url = absoluteUrl(localePath(locale, '/activities'));
  const page: CollectionPage = {
    '@type': 'CollectionPage',
    '@id': url,
    url,
    name,
    inLanguage: locale,
    isPartOf: { '@id': WEBSITE_ID },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: activities.length,
      itemListElement: activities.map((activity, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: activityData(activity, locale),
      })),
    },
  };
  return graphOf(page, breadcrumbData(crumbs, locale));
}
