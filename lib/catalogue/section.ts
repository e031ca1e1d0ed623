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

const isMens = (product: Product, variants: readonly Variant[]) =>
  variants.find(({ id }) => id === product.variantId)?.isMen;

/** The section of a product's canonical address: its variant's, and the men's where that is unknown (spec §2). */
export function sectionOf(product: Product, variants: readonly Variant[]): Section {
  return (isMens(product, variants) ?? true) ? 'men' : 'woman';
}

/** The section whose lists hold a product: of an unknown variant, swimwear is the women's and the rest the men's. */
export function listedIn(product: Product, variants: readonly Variant[], category = product.category?.name) {
  return (isMens(product, variants) ?? !isSwimwear(category)) ? 'men' : 'woman';
}

export function productPath(section: Section, slug: string): `/${string}` {
  return `/${section}/${encodeURIComponent(slug)}`;
}
