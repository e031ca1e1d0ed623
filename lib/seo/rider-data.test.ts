import { findRider, listRiders, type Rider } from '@/lib/riders/riders';
import { riderPageData, ridersPageData } from './rider-data';

function rider(name: string): Rider {
  const found = findRider(name);
  if (!found) throw new Error(`no rider ${name}`);
  return found;
}

it('tells who a rider is, in whose name they start, and what they have won', () => {
  const [page, person, crumbs] = riderPageData(rider('bayuharlow'), 'en')['@graph'];
  const id = 'https://shop.example/bayuharlow#rider';
  expect(page).toMatchObject({ '@type': 'ProfilePage', mainEntity: { '@id': id } });
  expect(person).toMatchObject({
    '@type': 'Person',
    '@id': id,
    name: 'Bayu Harlow',
    jobTitle: 'Surfer Athlete',
    image: 'https://shop.example/images/riders/bayuharlow/portrait.jpg',
    nationality: [{ name: 'Indonesia' }, { name: 'Australia' }],
    sponsor: { name: 'Segara' },
    award: expect.arrayContaining(['1st Grom Patrol 2024', '2nd Sanur Festival 2022']),
  });
  expect(crumbs).toMatchObject({
    itemListElement: [
      { name: 'Home' },
      { name: 'Riders', item: 'https://shop.example/riders' },
      { name: 'Bayu Harlow' },
    ],
  });
});

it('knows the longer name, and claims no award for one without results', () => {
  expect(riderPageData(rider('rakasuwela'), 'id')['@graph'][1]).toMatchObject({
    url: 'https://shop.example/id/rakasuwela',
    alternateName: 'I MADE Raka Suwela',
    award: expect.arrayContaining(['Juara 1 Kuta Sandbank Classic 2022']),
  });
  expect(riderPageData(rider('renminase'), 'en')['@graph'][1]).not.toHaveProperty('award');
});

it('lists the riders in their order', () => {
  expect(ridersPageData(listRiders(), 'id')['@graph'][0]).toMatchObject({
    mainEntity: {
      itemListElement: expect.arrayContaining([expect.objectContaining({ position: 2, name: 'Ren Minase' })]),
    },
  });
});
