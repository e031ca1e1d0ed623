import { findStorePage, listStores } from '@/lib/stores/stores';
import { storePageData, storesPageData } from './store-data';

function storeOf(slug: string) {
  const store = findStorePage(slug);
  if (!store) throw new Error(`there is no ${slug}`);
  return store;
}

it('says where a store is, and when it is open', () => {
  const [page, store] = storePageData(storeOf('blue-groove'), 'id')['@graph'];
  expect(page).toMatchObject({ mainEntity: { '@id': 'https://shop.example/id/store/blue-groove#store' } });
  expect(store).toMatchObject({
    '@type': 'ClothingStore',
    url: 'https://shop.example/id/store/blue-groove',
    address: { streetAddress: 'Jl. Padma No. 12', addressCountry: 'ID' },
    geo: { latitude: -8.7058, longitude: 115.1686 },
    openingHoursSpecification: [
      { dayOfWeek: expect.arrayContaining(['https://schema.org/Tuesday']), closes: '23:00' },
      {
        dayOfWeek: ['https://schema.org/Friday', 'https://schema.org/Saturday'],
        opens: '11:00',
        closes: '01:00',
      },
    ],
    specialOpeningHoursSpecification: expect.arrayContaining([
      expect.objectContaining({ validFrom: '2027-03-08', opens: '00:00', closes: '00:00' }),
    ]),
  });
});

it('lists the stores that have a page', () => {
  expect(storesPageData(listStores('page'), 'en')['@graph'][0]).toMatchObject({
    '@type': 'CollectionPage',
    url: 'https://shop.example/store',
    mainEntity: {
      numberOfItems: 6,
      itemListElement: [{ url: 'https://shop.example/store/kayu-aya' }, {}, {}, {}, {}, {}],
    },
  });
});
