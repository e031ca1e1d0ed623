import { createShopProduct } from '@/lib/testing/shop-product';
import { getProductSection } from './section';

const variants = [
  { id: 'v', name: 'Volley', isMen: true },
  { id: 'b', name: 'Bikini', isMen: false },
];

it.each([
  ['of a men’s variant', { variantId: 'v', category: { name: 'Bikini' } }, 'men'],
  ['of a women’s variant', { variantId: 'b' }, 'woman'],
  ['of an unknown variant', { variantId: 'x', category: { name: 'Hats' } }, 'men'],
  ['of no variant', {}, 'men'],
  ['of swimwear of an unknown variant', { variantId: 'x', category: { name: 'Swimsuit' } }, 'woman'],
])('finds the section of a product %s', (_, facts, section) => {
  expect(getProductSection(createShopProduct({ id: 'Stray', ...facts }), variants)).toBe(section);
});
