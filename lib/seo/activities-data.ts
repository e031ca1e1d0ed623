import 'server-only';
import type { Event, Graph } from 'schema-dts';
import { SITE } from '@/content/site';
import type { Activity } from '@/lib/activities/activities';
import type { Locale } from '@/lib/contract/locale';
import { absoluteUrl } from '@/lib/format/absolute-url';
import { type Breadcrumb, collectionJsonLd } from './page-data';

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
  crumbs: readonly Breadcrumb[];
  activities: readonly Activity[];
};

export function activitiesJsonLd({ activities, ...page }: ActivitiesPage): Graph {
  return collectionJsonLd(
    page,
    activities.map((activity) => ({ item: activityData(activity, page.locale) })),
  );
}
