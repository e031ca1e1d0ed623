import type { Product } from '@/lib/contract/catalogue';

/** The newest product of a category, a featured one where there is any. Undated products count as old. */
export function newArrival<P extends Product>(products: P[], category: string): P | undefined {
  const own = products.filter((product) => product.category?.name === category);
  const featured = own.filter(({ isFeatured }) => isFeatured);
  const candidates = featured.length > 0 ? featured : own;

  return candidates.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''))[0];
}
