import { shopProduct } from '@/lib/testing/shop-product';
import { womensProducts } from './womens-products';

const variants = [
  { id: 'b', name: 'Bikini', isMen: false },
  { id: 'v', name: 'Volley', isMen: true },
];
const product = (id: string, variantId: string, isFeatured: boolean) =>
  shopProduct({ id, variantId, isFeatured });

it('lists women’s products alone, the featured ones first', () => {
  const products = [
    product('Sekar', 'b', false),
    product('Lovina', 'v', true),
    product('Melati', 'b', true),
    product('Homeless', 'x', true),
  ];
  expect(womensProducts(products, variants).map(({ id }) => id)).toEqual(['Melati', 'Sekar']);
});
