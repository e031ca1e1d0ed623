import type { Product } from '@/lib/contract/catalogue';

/** The newest product of a category, a featured one where there is any. Undated products count as old. */
export function newArrival(products: Product[], category: string): Product | undefined {
  const own = products.filter((product) => product.category?.name === category);
  const featured = own.filter(({ isFeatured }) => isFeatured);
  const candidates = featured.length > 0 ? featured : own;

  return candidates.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''))[0];
}
