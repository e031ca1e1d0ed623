import { searched } from '@/lib/testing/searched';
import { shopProduct } from '@/lib/testing/shop-product';
import { findProducts } from './find-products';
import { searchIndexOf } from './search-index';

it('makes an index once for a catalogue and a language', () => {
  const lists = searched();
  const index = searchIndexOf(lists, 'en');
  expect(searchIndexOf({ ...lists }, 'en')).toBe(index);
  expect(searchIndexOf(lists, 'id')).not.toBe(index);

  expect(searchIndexOf({ ...lists, products: [...lists.products] }, 'en')).not.toBe(index);
  expect(searchIndexOf({ ...lists, variants: [...lists.variants] }, 'en')).not.toBe(index);
});

it('answers among 5,000 products', () => {
  const words =
    'ombak karang pasir pantai surya bulan senja embun laut angin palem kelapa perahu layar'.split(' ');
  const word = (seed: number) => `${words[seed % words.length]}${seed % 97}`;
  const description = (seed: number) =>
    Array.from({ length: 80 }, (_, at) => word(seed * 31 + at * 17)).join(' ');
  const products = Array.from({ length: 5000 }, (_, at) =>
    shopProduct({
      id: `${word(at)} Bikini ${at}`,
      colour: word(at * 7),
      category: { name: 'Bikini' },
      description: description(at),
    }),
  );
  const lists = { ...searched(), products };

  const index = searchIndexOf(lists, 'en');
  expect(findProducts(index, 'bikini 4711')).toMatchObject({
    kind: 'found',
    products: [{ id: expect.stringContaining('Bikini 4711') }],
  });
  expect(findProducts(index, 'zebra')).toMatchObject({ kind: 'none' });
});
