import type { Product, Variant } from '@/lib/contract/catalogue';
import { slugifyChoice } from './choice-value';

/** The two sections of the shop, as in URLs. */
export const SECTIONS = ['men', 'woman'] as const;
export type Section = (typeof SECTIONS)[number];

/** The categories of women's swimwear (spec §2) in URL form. */
export const SWIMWEAR_CATEGORIES: readonly string[] = ['bikini', 'swimsuit'];

/** Returns whether a category is women's swimwear. */
export function isSwimwear(category: string | undefined): boolean {
  return category !== undefined && SWIMWEAR_CATEGORIES.includes(slugifyChoice(category));
}

/**
 * Returns the section of a product, which decides its listings and its canonical URL. It is the section of
 * the variant. Without a known variant, swimwear belongs to women and everything else to men.
 * @param category the category name, for catalogues that give only an id in the product
 */
export function getProductSection(
  product: Product,
  variants: readonly Variant[],
  category = product.category?.name,
): Section {
  const variant = variants.find(({ id }) => id === product.variantId);
  return (variant?.isMen ?? !isSwimwear(category)) ? 'men' : 'woman';
}

/** Returns the path of a product page without its language. */
export function productPath(section: Section, slug: string): `/${string}` {
  return `/${section}/${encodeURIComponent(slug)}`;
}
