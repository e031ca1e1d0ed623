import { productSchema } from '@/lib/contract/catalogue';
import { productWords } from './product-words';

const product = productSchema.parse({
  id: 'Uluwatu Elite Pro',
  name: 'Uluwatu Elite Pro',
  price: 1_199_000,
  colour: 'Deep Sea',
  description: 'A boardshort.',
  translations: { id: { description: 'Sebuah boardshort.' } },
});

it.each([
  ['en', { description: 'A boardshort.', colour: 'Deep Sea' }],
  ['id', { description: 'Sebuah boardshort.', colour: 'Deep Sea' }],
] as const)('speaks %s where there are words for it', (locale, words) => {
  expect(productWords(product, locale)).toEqual(words);
});
