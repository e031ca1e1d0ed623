import { createCatalogueLists } from '@/lib/testing/catalogue-lists';
import { createShopProduct } from '@/lib/testing/shop-product';
import { createListingIndex } from './listing-index';
import { LISTINGS, type ListingName } from './listings';

describe('createListingIndex', () => {
  const indexOf = (name: ListingName) => createListingIndex(LISTINGS[name], createCatalogueLists(), 'en');
  const names = (name: ListingName) => indexOf(name).entries.map(({ card }) => card.name);

  it.each([
    ['men', ['Padang', 'Uluwatu', 'Swell Tee', 'Mystery']],
    ['men-tees', ['Swell Tee']],
    ['woman', ['Melati Bikini', 'Stray Swimsuit', 'Pasir Slide']],
    ['woman-catalog', ['Melati Bikini', 'Stray Swimsuit']],
  ] as const)('%s holds %j', (name, products) => {
    expect(names(name)).toEqual(products);
  });

  it('indexes products by category, sizes in stock, colour family and fabric', () => {
    expect(indexOf('men').entries.map(({ values }) => values)).toEqual([
      { category: ['boardshorts'], size: ['34', '32'], colour: ['orange'], fabric: [] },
      { category: ['boardshorts'], size: ['32'], colour: ['turquoise'], fabric: [] },
      { category: ['tees'], size: [], colour: ['white'], fabric: [] },
      { category: [], size: [], colour: ['kecak'], fabric: [] },
    ]);
    expect(indexOf('woman').entries[0]?.values.fabric).toEqual(['recycled-lycra']);
  });

  it('adds the stock hints', () => {
    expect(indexOf('men').entries.map(({ card }) => card.note)).toEqual([
      undefined,
      'Only a few left',
      'Sold out',
      undefined,
    ]);
    expect(indexOf('woman').entries[0]?.card.note).toBeUndefined();
  });

  it('offers only choices with products, in catalogue order and both languages', () => {
    const { category, size, colour, fabric } = indexOf('men').choices;
    expect(category).toEqual([
      { value: 'boardshorts', label: { en: 'Boardshorts', id: 'Boardshort' } },
      { value: 'tees', label: { en: 'Tees', id: 'Kaus' } },
    ]);
    expect(size.map(({ value }) => value)).toEqual(['32', '34']);
    expect(colour.map(({ label }) => label.id)).toEqual(['Putih', 'Biru toska', 'Oranye', 'Cak']);
    expect(fabric).toEqual([]);
    expect(indexOf('woman').choices.fabric.map(({ label }) => label)).toEqual([
      { en: 'Recycled Lycra', id: 'Lycra daur ulang' },
    ]);
  });

  it.each(['constructor', '__proto__'])('offers a category that is called %s', (name) => {
    const products = [createShopProduct({ id: 'Padang', category: { name } })];
    const { choices } = createListingIndex(LISTINGS.men, { ...createCatalogueLists(), products }, 'en');
    expect(choices.category).toEqual([{ value: name, label: { en: name, id: name } }]);
  });

  it('limits the choices if every product has a colour of its own', () => {
    const products = Array.from({ length: 300 }, (_, number) =>
      createShopProduct({ id: `Product ${number}`, variantId: 'tee', colour: `Hue ${number % 100}` }),
    );
    const { choices } = createListingIndex(LISTINGS.men, { ...createCatalogueLists(), products }, 'en');
    expect(choices.colour).toHaveLength(40);
  });

  it('works for a catalogue with products only', () => {
    const lists = { ...createCatalogueLists(), categories: [], sizes: [], items: [] };
    const { entries, choices } = createListingIndex(LISTINGS.men, lists, 'en');
    expect(entries).toHaveLength(4);
    expect(choices.category.map(({ value }) => value)).toEqual(['boardshorts', 'tees']);
    expect(choices.size).toEqual([]);
    expect(createListingIndex(LISTINGS.woman, { ...lists, products: [] }, 'en')).toEqual({
      entries: [],
      choices: { category: [], size: [], colour: [], fabric: [] },
    });
  });
});
