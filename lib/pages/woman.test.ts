import { shopProduct } from '@/lib/testing/shop-product';
import { womensCategories } from './woman';

const variants = [
  { id: 'b', name: 'Bikini', isMen: false },
  { id: 'v', name: 'Volley', isMen: true },
];
const product = (id: string, variantId: string, name?: string) =>
  shopProduct({ id, variantId, category: name && { name } });

it('lists every category with women’s products once', () => {
  const products = [
    product('Sekar', 'b', 'Bikini'),
    product('Lovina', 'v', 'Volleypants'),
    product('Pasir', 'b', 'Sandals'),
    product('Jalan', 'v', 'Sandals'),
    product('Melati', 'b', 'Bikini'),
    product('Nameless', 'b'),
    product('Homeless', 'x', 'Hats'),
  ];
  expect(womensCategories(products, variants)).toEqual(['Bikini', 'Sandals']);
});
