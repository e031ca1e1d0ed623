import { searched } from '@/lib/testing/searched';
import { shopProduct } from '@/lib/testing/shop-product';
import { findProducts } from './find-products';
import { indexWords, inLanguage } from './word-index';

it('answers among 5,000 products, which are indexed in slices', async () => {
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

  let turns = 0;
  const others = setInterval(() => {
    turns += 1;
  });
  const index = inLanguage(await indexWords(lists), lists, 'en');
  clearInterval(others);
  expect(turns).toBeGreaterThan(10);

  expect(findProducts(index, 'bikini 4711')).toMatchObject({
    kind: 'found',
    products: [{ id: expect.stringContaining('Bikini 4711') }],
  });
  expect(findProducts(index, 'zebra')).toMatchObject({ kind: 'none' });
});
