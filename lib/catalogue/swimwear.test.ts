import { shopProduct } from '@/lib/testing/shop-product';
import { swimwearPool } from './swimwear';

const names = (products: { name: string }[]) => products.map(({ name }) => name);

it('holds bikinis and swimsuits alone, the featured ones first', () => {
  const products = [
    shopProduct({ id: 'Kirana', category: { name: 'Bikini' } }),
    shopProduct({ id: 'Ombak', category: { name: 'Rash Guard' }, isFeatured: true }),
    shopProduct({ id: 'Bulan', category: { name: 'Swimsuit' }, isFeatured: true }),
    shopProduct({ id: 'Nameless' }),
    shopProduct({ id: 'Senja', category: { name: 'Swimsuit' } }),
  ];
  expect(names(swimwearPool(products))).toEqual(['Bulan', 'Kirana', 'Senja']);
});

it('is small, however many there are', () => {
  const many = Array.from({ length: 500 }, (_, number) =>
    shopProduct({ id: `Bikini ${number}`, category: { name: 'Bikini' } }),
  );
  const pool = swimwearPool(many);
  expect(new Set(names(pool)).size).toBe(20);
});

it('is empty when there are none', () => {
  expect(swimwearPool([])).toEqual([]);
});
