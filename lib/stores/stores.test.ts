import file from '@/content/stores/blue-groove.json';
import { storeNames } from '@/lib/content/content-names';
import { storeSchema } from './store-schema';
import { allStores, findStorePage, listStores } from './stores';

const names = (list: 'list' | 'page' | 'about') => listStores(list).map(({ name }) => name);

it('lists the stores as the specification does', () => {
  expect(names('page')).toEqual([
    'Kayu Aya',
    'Waterbom Bali',
    'Blue Groove',
    'Odyssey Surf School',
    'Blue Surf',
    'Duty Free Mall Bali Galeria',
  ]);
  expect(
    listStores('list')
      .filter(({ region, kind }) => region === 'bali' && kind === 'outlet')
      .map(({ listName, name, place }) => `${listName ?? name} (${place})`),
  ).toEqual([
    'Soultribe (Nusa Penida)',
    'Special Brand Store (Kuta)',
    'Blue Surf (Tanah Lot)',
    'Odysseys Surf School (Kuta)',
    'Blue Groove (Legian)',
  ]);
  expect(names('about')).toHaveLength(10);
});

it('has a page for the slugs of the route table and for no other', () => {
  const slugs = ['kayu-aya', 'waterboom', 'blue-groove', 'odyssey', 'blue-surf', 'duty-free'];
  expect(
    listStores('page')
      .map(({ slug }) => slug)
      .sort(),
  ).toEqual(slugs.sort());
  expect(storeNames().sort()).toEqual(slugs.sort());
  expect(findStorePage('waterboom')).toMatchObject({ name: 'Waterbom Bali' });
  expect(findStorePage('nusa-dua')).toBeUndefined();
});

it('gives no two stores the same place on a list', () => {
  for (const list of ['list', 'page', 'about'] as const) {
    const places = listStores(list).map(({ order }) => order[list]);
    expect(new Set(places).size).toBe(places.length);
  }
});

it('reads the files once', () => {
  expect(allStores()).toBe(allStores());
});

describe('the schema', () => {
  const faultsOf = (change: object) => storeSchema.safeParse({ ...file, ...change }).error?.issues;

  it.each([
    ['an unknown field', { opened: 1999 }],
    ['a time no clock shows', { hours: [{ days: ['monday'], opens: '24:30', closes: '09:00' }] }],
    ['hours of no length', { hours: [{ days: ['monday'], opens: '09:00', closes: '09:00' }] }],
    ['a page without a place among the pages', { page: true, order: { about: 1 } }],
    ['words in one language alone', { line: { en: 'Only English' } }],
    ['a place off the globe', { position: { latitude: -98, longitude: 115 } }],
  ])('refuses %s', (_, change) => {
    expect(faultsOf({})).toBeUndefined();
    expect(faultsOf(change)).toHaveLength(1);
  });
});
