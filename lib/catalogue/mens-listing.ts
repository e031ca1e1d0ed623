import type { Variant } from '@/lib/contract/catalogue';
import { isOutage, type Outage } from './outage';
import type { ShopProduct } from './shop-product';

/** The variants with a block of their own on /men (spec §2). */
export const BLOCK_VARIANTS = { elitePro: 'Elite Pro', essential: 'Essential' } as const;
type BlockVariant = keyof typeof BLOCK_VARIANTS;

/** A featured block: its products, or which of the texts of spec §8 stands in their place. */
export type FeaturedBlock<P = ShopProduct> =
  | { products: P[] }
  | { fault: 'variants' | 'products' | BlockVariant };

/** A section of the generic list: its featured products, or the catalogue could not be read. */
export type VariantSection<P = ShopProduct> = { variant: Variant; products: P[] | Outage };

const featuredOf = (products: ShopProduct[], variant: Variant) =>
  products.filter(({ isFeatured, variantId }) => isFeatured && variantId === variant.id);

/** The featured products of Elite Pro or Essential. */
export function featuredBlock(
  name: BlockVariant,
  variants: Variant[] | Outage,
  products: ShopProduct[] | Outage,
): FeaturedBlock {
  if (isOutage(variants)) return { fault: 'variants' };
  const variant = variants.find((candidate) => candidate.isMen && candidate.name === BLOCK_VARIANTS[name]);
  if (!variant) return { fault: name };
  if (isOutage(products)) return { fault: 'products' };
  return { products: featuredOf(products, variant) };
}

/** One section for each other men's variant; none when the variants cannot be read (spec §8: logged only). */
export function variantSections(
  variants: Variant[] | Outage,
  products: ShopProduct[] | Outage,
): VariantSection[] {
  if (isOutage(variants)) return [];
  const withBlock: string[] = Object.values(BLOCK_VARIANTS);

  return variants
    .filter(({ isMen, name }) => isMen && !withBlock.includes(name))
    .map((variant) => ({
      variant,
      products: isOutage(products) ? products : featuredOf(products, variant),
    }));
}
