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

/**
 * The section of a product, whose lists hold it and where its canonical address is: its variant's. Of an unknown variant,
 * swimwear is the women's and the rest the men's.
 * @param category its name, which some catalogues give beside the product
 */
export function sectionOf(
  product: Product,
  variants: readonly Variant[],
  category = product.category?.name,
): Section {
  const variant = variants.find(({ id }) => id === product.variantId);
  return (variant?.isMen ?? !isSwimwear(category)) ? 'men' : 'woman';
}

export function productPath(section: Section, slug: string): `/${string}` {
  return `/${section}/${encodeURIComponent(slug)}`;
}
