import { listActivities } from '@/lib/activities/activities';
import { activitiesJsonLd } from './activities-data';

const ACTIVITIES = listActivities();

it('describes each activity with place and date in the page’s language', () => {
  const page = { name: 'Kegiatan', path: '/activities' } as const;
  const graph = activitiesJsonLd({
    locale: 'id',
    name: page.name,
    crumbs: [{ name: 'Beranda', path: '/' }, page],
    activities: ACTIVITIES,
  });

  expect(graph['@graph'][0]).toMatchObject({
    '@type': 'CollectionPage',
    url: 'https://shop.example/id/activities',
    mainEntity: {
      numberOfItems: ACTIVITIES.length,
      itemListElement: expect.arrayContaining([
        expect.objectContaining({
          position: 1,
          item: expect.objectContaining({
            '@type': 'Event',
            name: ACTIVITIES[0]?.title.id,
            startDate: ACTIVITIES[0]?.date,
            image: expect.stringMatching(/^https:\/\/shop\.example\/images\/activities\//),
          }),
        }),
      ]),
    },
  });
  expect(graph['@graph'][1]).toMatchObject({ '@type': 'BreadcrumbList' });
});
