import type { Product, Variant } from '@/lib/contract/catalogue';

/** The two halves of the shop, as their addresses name them. */
export const SECTIONS = ['men', 'woman'] as const;
export type Section = (typeof SECTIONS)[number];

/** The section a product belongs to, by its variant; undefined when nobody knows the variant. */
export function sectionOf(product: Product, variants: Variant[]): Section | undefined {
  const variant = variants.find(({ id }) => id === product.variantId);
  if (!variant) return undefined;
  return variant.isMen ? 'men' : 'woman';
}

/** The address of a product page, without the language. @param slug the product's own, see `ShopProduct` */
export function productPath(section: Section, slug: string): `/${string}` {
  return `/${section}/${encodeURIComponent(slug)}`;
}
