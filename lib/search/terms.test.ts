import { searched } from '@/lib/testing/searched';
import { shopProduct } from '@/lib/testing/shop-product';
import { findProducts } from './find-products';
import { commonWords } from './terms';
import { indexWords, inLanguage } from './word-index';

const catalogue = (size: number) =>
  Array.from({ length: size }, (_, at) =>
    shopProduct({
      id: `Product ${at}`,
      description: at === 7 ? 'Soft linen for unicorns' : 'Soft linen',
      translations: { id: { description: 'Linen lembut' } },
    }),
  );

it('are none in a small catalogue', () => {
  expect(commonWords(catalogue(200), 'en')).toEqual(new Set());
});

it('are what very many descriptions of a language have', () => {
  expect(commonWords(catalogue(300), 'en')).toEqual(new Set(['soft', 'linen']));
  expect(commonWords(catalogue(300), 'id')).toEqual(new Set(['linen', 'lembut']));
});

it.each([
  ['linen', 300],
  ['soft linen', 300],
  ['linen unicorns', 1],
  ['product linen', 300],
  ['lembut', 0],
])('“%s” finds %i all the same', async (question, count) => {
  const lists = { ...searched(), products: catalogue(300) };
  const finding = findProducts(inLanguage(await indexWords(lists), lists, 'en'), question);
  expect(finding.kind === 'found' ? finding.products.length : 0).toBe(count);
});
