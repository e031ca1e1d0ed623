import { STORE_HOLIDAYS } from '@/content/store-holidays';
import { createStore } from '@/lib/testing/content';
import { storePageJsonLd, storesPageJsonLd } from './store-data';

it('describes the address and opening hours of a store', () => {
  const [page, store] = storePageJsonLd(createStore(), 'id')['@graph'];
  const holidays = STORE_HOLIDAYS.filter(({ regions }) => regions.includes('bali'));

  expect(page).toMatchObject({ mainEntity: { '@id': 'https://shop.example/id/store/pasir#store' } });
  expect(store).toMatchObject({
    '@type': 'ClothingStore',
    url: 'https://shop.example/id/store/pasir',
    address: { streetAddress: 'Jl. Pasir No. 1', addressCountry: 'ID' },
    geo: { latitude: -8.7058, longitude: 115.1686 },
    openingHoursSpecification: [
      { dayOfWeek: ['https://schema.org/Tuesday'], closes: '23:00' },
      {
        dayOfWeek: ['https://schema.org/Friday', 'https://schema.org/Saturday'],
        opens: '11:00',
        closes: '01:00',
      },
    ],
    specialOpeningHoursSpecification: holidays.map(({ date }) => ({
      validFrom: date,
      opens: '00:00',
      closes: '00:00',
    })),
  });
});

it('lists the stores', () => {
  expect(storesPageJsonLd([createStore(), createStore({ slug: 'karang' })], 'en')['@graph'][0]).toMatchObject(
    {
      '@type': 'CollectionPage',
      url: 'https://shop.example/store',
      mainEntity: { numberOfItems: 2, itemListElement: [{ url: 'https://shop.example/store/pasir' }, {}] },
    },
  );
});
