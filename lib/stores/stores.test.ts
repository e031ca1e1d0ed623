import { CONTENT_FILES, STORE_FILE, withContent } from '@/lib/testing/content';

import { storeSchema } from './store-schema';

describe('a new store', () => {
  withContent({
    ...CONTENT_FILES,
    'stores/karang.json': { ...STORE_FILE, name: 'Karang', page: false, order: { about: 2 } },
    'stores/pantai.json': { ...STORE_FILE, name: 'Pantai', order: { about: 3, page: 2 } },
  });

  it('needs one file for its lists, page and route', async () => {
    const content = await import('@/lib/content/content-names');
    const { listStores, findStorePage, listStoresInOrder } = await import('./stores');
    expect(listStores()).toBe(listStores());
    expect(listStoresInOrder('about').map(({ slug }) => slug)).toEqual(['pasir', 'karang', 'pantai']);
    expect(listStoresInOrder('page').map(({ slug }) => slug)).toEqual(['pasir', 'pantai']);
    expect(findStorePage('pantai')).toMatchObject({ name: 'Pantai' });
    expect(findStorePage('karang')).toBeUndefined();
    expect(content.listStorePageSlugs()).toEqual(['pantai', 'pasir']);
  });
});

describe('the schema', () => {
  const faultsOf = (change: object) => storeSchema.safeParse({ ...STORE_FILE, ...change }).error?.issues;

  it.each([
    ['an unknown field', { opened: 1999 }],
    ['a time no clock shows', { hours: [{ days: ['monday'], opens: '24:30', closes: '09:00' }] }],
    ['hours of no length', { hours: [{ days: ['monday'], opens: '09:00', closes: '09:00' }] }],
    ['a page without a place among the pages', { page: true, order: { about: 1 } }],
    ['words in one language alone', { line: { en: 'Only English' } }],
    ['a place off the globe', { position: { latitude: -98, longitude: 115 } }],
  ])('rejects %s', (_, change) => {
    expect(faultsOf({})).toBeUndefined();
    expect(faultsOf(change)).toHaveLength(1);
  });
});
