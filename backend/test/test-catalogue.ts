import type { Database } from '@/backend/db/database';
import { categories, items, products, sizes, variants } from '@/backend/db/schema/catalogue';

const MADE = new Date('2026-01-01T00:00:00Z');

/** The stock items of the small catalogue below. */
export const testItems = {
  /** An item with ten pieces in stock. */
  small: { id: 'item-s', name: 'Uluwatu Elite Pro', sizeId: 'size-s', price: 1_199_000, stock: 10 },
  /** An item with one piece in stock. */
  medium: { id: 'item-m', name: 'Uluwatu Elite Pro', sizeId: 'size-m', price: 1_199_000, stock: 1 },
  /** An item that is sold out. */
  large: { id: 'item-l', name: 'Uluwatu Elite Pro', sizeId: 'size-l', price: 1_199_000, stock: 0 },
};

const product = {
  id: 'Uluwatu Elite Pro',
  slug: 'uluwatu-elite-pro',
  name: 'Uluwatu Elite Pro',
  price: 1_199_000,
  colour: 'Deep Sea',
  description: 'A boardshort.',
  images: {
    main: '/images/products/uluwatu-elite-pro/main.jpg',
    fullBody: '/images/products/uluwatu-elite-pro/fullBody.jpg',
    close1: '/images/products/uluwatu-elite-pro/close1.jpg',
    close2: '/images/products/uluwatu-elite-pro/close2.jpg',
    close3: '/images/products/uluwatu-elite-pro/close3.jpg',
  },
  translations: { id: { description: 'Celana selancar.', colour: 'Laut Dalam' } },
  categoryId: 'boardshorts',
  variantId: 'elite-pro',
  isFeatured: true,
  position: 0,
  createdAt: MADE,
  updatedAt: MADE,
};

/** Stores one product in three sizes: `testItems`. */
export async function storeTestCatalogue(db: Database): Promise<void> {
  await db.insert(categories).values({ id: 'boardshorts', name: 'Boardshorts', position: 0 });
  await db.insert(variants).values({ id: 'elite-pro', name: 'Elite Pro', isMen: true, position: 0 });
  await db
    .insert(sizes)
    .values(
      ['S', 'M', 'L'].map((value, position) => ({ id: `size-${value.toLowerCase()}`, value, position })),
    );
  await db.insert(products).values(product);
  await db.insert(items).values(Object.values(testItems));
}
