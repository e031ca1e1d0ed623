import { SITE } from '@/content/site';
import { createRider } from '@/lib/testing/content';
import { riderPageJsonLd, ridersPageJsonLd } from './rider-data';

it('describes a rider with team and awards', () => {
  const [page, person, crumbs] = riderPageJsonLd(createRider(), 'en')['@graph'];
  const id = 'https://shop.example/dewiombak#rider';

  expect(page).toMatchObject({ '@type': 'ProfilePage', mainEntity: { '@id': id } });
  expect(person).toMatchObject({
    '@type': 'Person',
    '@id': id,
    name: 'Dewi Ombak',
    alternateName: 'NI Dewi Ombak',
    jobTitle: 'Surfer',
    image: 'https://shop.example/images/portrait.jpg',
    nationality: [{ name: 'Indonesia' }, { name: 'Australia' }],
    sponsor: { name: SITE.name },
    award: ['1st Sandbank Classic 2024'],
  });
  expect(crumbs).toMatchObject({
    itemListElement: [
      { name: 'Home' },
      { name: 'Riders', item: 'https://shop.example/riders' },
      { name: 'Dewi Ombak' },
    ],
  });
});

it('uses the page’s language, and omits awards for a rider without results', () => {
  expect(riderPageJsonLd(createRider(), 'id')['@graph'][1]).toMatchObject({
    url: 'https://shop.example/id/dewiombak',
    award: ['Juara 1 Sandbank Classic 2024'],
  });
  expect(riderPageJsonLd(createRider({ results: [] }), 'en')['@graph'][1]).not.toHaveProperty('award');
});

it('lists the riders in order', () => {
  const riders = [createRider(), createRider({ slug: 'ari', name: 'Ari' })];
  expect(ridersPageJsonLd(riders, 'id')['@graph'][0]).toMatchObject({
    mainEntity: {
      itemListElement: [{ name: 'Dewi Ombak' }, { position: 2, url: 'https://shop.example/id/ari' }],
    },
  });
});
