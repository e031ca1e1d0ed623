import type { Product, Variant } from '@/lib/contract/catalogue';
import { choiceValue } from './choice-value';

/** The two halves of the shop, as their addresses name them. */
export const SECTIONS = ['men', 'woman'] as const;
export type Section = (typeof SECTIONS)[number];

/** The categories of women's swimwear (spec §2), as addresses name them. */
export const SWIMWEAR: readonly string[] = ['bikini', 'swimsuit'];

export function isSwimwear(category: string | undefined): boolean {
  return category !== undefined && SWIMWEAR.includes(choiceValue(category));
}

/** The section a product belongs to: its variant's. Of an unknown variant, swimwear is women's and the rest men's. */
export function sectionOf(
  product: Product,
  variants: readonly Variant[],
  category = product.category?.name,
): Section {
  const isMen = variants.find(({ id }) => id === product.variantId)?.isMen ?? !isSwimwear(category);
  return isMen ? 'men' : 'woman';
}

/** The address of a product page, without the language. */
export function productPath(section: Section, slug: string): `/${string}` {
  return `/${section}/${encodeURIComponent(slug)}`;
}
