import type { SearchableCatalogue } from '@/lib/search/search-index';
import { createShopProduct } from './shop-product';

type Facts = { id: string } & Record<string, unknown>;

const boardshorts = (facts: Facts) => ({ category: { name: 'Boardshorts' }, variantId: 'elite', ...facts });
const bikini = (facts: Facts) => ({ category: { name: 'Bikini' }, variantId: 'bikini', ...facts });

const FACTS: Facts[] = [
  boardshorts({
    id: 'Uluwatu Elite Pro',
    colour: 'Deep Sea',
    description: 'Named after the long left below the temple.',
    translations: {
      id: { colour: 'Laut Dalam', description: 'Dinamai dari ombak kiri panjang di bawah pura.' },
    },
  }),
  boardshorts({
    id: 'Padang Elite Pro',
    colour: 'Terracotta',
    description: 'Prints of palm leaves. Goes with the Kirana Bikini.',
    translations: { id: { colour: 'Terakota' } },
  }),
  { id: 'Sanur Volley', category: { name: 'Volleypants' }, variantId: 'volley', colour: 'Hibiscus' },
  { id: 'Pocket Icon Tee', category: { name: 'Tees' }, variantId: 'tees', colour: 'Black Sand' },
  bikini({ id: 'Kirana Bikini', colour: 'Sunrise', isFeatured: true }),
  bikini({ id: 'Melati Bikini', colour: 'Kawung' }),
  bikini({ id: 'Dewi Bikini', colour: 'Palm Shade', createdAt: '2026-05-01T00:00:00Z' }),
  { id: 'Senja Swimsuit', categoryId: 's', variantId: 'swimsuit', colour: 'Dusk Block' },
  { id: 'Ombak Rash Guard', category: { name: 'Rash Guard' }, variantId: 'rash', colour: 'Swell Line' },
  { id: 'Sari Dress', category: { name: 'Dress' }, variantId: 'dress', colour: 'Frangipani' },
  { id: 'Flotsam' },
];

/** Returns a small catalogue for the search tests. */
export function createSearchableCatalogue(): SearchableCatalogue {
  return {
    products: FACTS.map(createShopProduct),
    categories: [{ id: 's', name: 'Swimsuit' }],
    variants: [
      ...['Elite', 'Volley', 'Tees'].map((name) => ({ id: name.toLowerCase(), name, isMen: true })),
      ...['Bikini', 'Swimsuit', 'Rash', 'Dress'].map((name) => ({
        id: name.toLowerCase(),
        name,
        isMen: false,
      })),
    ],
  };
}
