import type { CatalogueLists } from '@/lib/catalogue/catalogue';
import { createShopProduct } from './shop-product';

const item = (name: string, value: string, stock?: number) => ({
  id: `${name} ${value}`,
  name,
  price: 1,
  size: { value },
  ...(stock !== undefined && { stock }),
});

/** The products in catalogue order. */
const PRODUCTS = [
  createShopProduct({
    id: 'Padang',
    price: 900,
    variantId: 'elite',
    category: { name: 'Boardshorts' },
    colour: 'Terracotta',
    createdAt: '2025-01-01T00:00:00.000Z',
  }),
  createShopProduct({
    id: 'Uluwatu',
    price: 1200,
    variantId: 'elite',
    categoryId: 'b',
    colour: 'Deep Sea',
    isFeatured: true,
    createdAt: '2025-03-01T00:00:00.000Z',
  }),
  createShopProduct({
    id: 'Swell Tee',
    price: 300,
    variantId: 'tee',
    category: { name: 'Tees' },
    colour: 'Bone',
  }),
  createShopProduct({ id: 'Mystery', price: 500, colour: 'Kecak', translations: { id: { colour: 'Cak' } } }),
  createShopProduct({
    id: 'Melati Bikini',
    price: 800,
    variantId: 'bikini',
    category: { name: 'Bikini' },
    colour: 'Kawung',
  }),
  createShopProduct({ id: 'Stray Swimsuit', price: 990, category: { name: 'Swimsuit' } }),
  createShopProduct({
    id: 'Pasir Slide',
    price: 400,
    variantId: 'slide',
    category: { name: 'Sandals' },
    colour: 'Woven Sand',
  }),
];

/** Returns a small catalogue that covers the cases of listings. */
export function createCatalogueLists(): CatalogueLists {
  return {
    variants: [
      { id: 'elite', name: 'Elite Pro', isMen: true },
      { id: 'tee', name: 'Tees', isMen: true },
      { id: 'bikini', name: 'Bikini', isMen: false },
      { id: 'slide', name: "Women's Sandals", isMen: false },
    ],
    categories: [
      { id: 'b', name: 'Boardshorts' },
      { id: 't', name: 'Tees' },
      { id: 's', name: 'Sandals' },
    ],
    sizes: ['32', '34', 'M', 'EU 36'].map((value) => ({ id: value, value })),
    items: [
      item('Uluwatu', '32', 3),
      item('Uluwatu', '34', 0),
      item('Padang', '34', 12),
      item('Padang', '32', 12),
      item('Swell Tee', 'M', 0),
      item('Melati Bikini', 'M'),
      item('Pasir Slide', 'EU 36', 9),
    ],
    products: [...PRODUCTS],
  };
}
