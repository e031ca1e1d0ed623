import 'server-only';
import { loadCatalogue } from '@/lib/catalogue/catalogue';
import { emptyIfOutage, isOutage, type Outage } from '@/lib/catalogue/outage';
import { createListingCard, type ProductCard } from '@/lib/catalogue/product-card';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import { groupItemsByName } from '@/lib/catalogue/stock';
import type { Variant } from '@/lib/contract/catalogue';
import type { Locale } from '@/lib/contract/locale';
import { categoryLink } from '@/lib/listing/category-link';

export const FEATURED_VARIANTS = { elitePro: 'Elite Pro', essential: 'Essential' } as const;
type BlockVariant = keyof typeof FEATURED_VARIANTS;

/** A featured block: its products, or the error that the page shows instead (spec §8). */
export type FeaturedBlock<P = ProductCard> =
  | { products: P[]; more?: ReturnType<typeof variantCategoryLink> }
  | { failed: 'variants' | 'products' | BlockVariant };

const featuredOf = (products: ShopProduct[], variant: Variant) =>
  products.filter(({ isFeatured, variantId }) => isFeatured && variantId === variant.id);

/** Returns the featured products of a block, or the error to show instead (spec §8). */
export function createFeaturedBlock(
  name: BlockVariant,
  variants: Variant[] | Outage,
  products: ShopProduct[] | Outage,
): FeaturedBlock<ShopProduct> {
  if (isOutage(variants)) return { failed: 'variants' };
  const variant = variants.find((candidate) => candidate.isMen && candidate.name === FEATURED_VARIANTS[name]);
  if (!variant) return { failed: name };
  if (isOutage(products)) return { failed: 'products' };
  return { products: featuredOf(products, variant) };
}

/**
 * Returns a section for each men's variant that has no featured block. Returns no sections if the variants
 * cannot be read (spec §8: logged only).
 */
export function createVariantSections(variants: Variant[] | Outage, products: ShopProduct[] | Outage) {
  if (isOutage(variants)) return [];
  const withBlock: string[] = Object.values(FEATURED_VARIANTS);

  return variants
    .filter(({ isMen, name }) => isMen && !withBlock.includes(name))
    .map((variant) => ({
      variant,
      products: isOutage(products) ? products : featuredOf(products, variant),
    }));
}

/**
 * Returns a link to the category of a variant, if all products of the variant have the same one and some are
 * not featured.
 */
export function variantCategoryLink(variant: Variant, products: readonly ShopProduct[], locale: Locale) {
  const own = products.filter(({ variantId }) => variantId === variant.id);
  const [name, ...others] = new Set(own.map(({ category }) => category?.name));
  if (!name || others.length > 0 || own.every(({ isFeatured }) => isFeatured)) return undefined;
  return categoryLink('men', name, locale);
}

/** The most products per block. The listing has all products. */
const MAX_PRODUCTS = 12;

/** Returns the catalogue data of the men's landing page (spec §2). @throws ApiError, except during a build */
export async function readMensPage(locale: Locale) {
  const { products, variants, items, sizes } = await loadCatalogue('products', 'variants', 'items', 'sizes');
  const order = emptyIfOutage(sizes);
  const itemsOf = groupItemsByName(emptyIfOutage(items));
  const cards = (featured: ShopProduct[], view: 'main' | 'fullBody') =>
    featured
      .slice(0, MAX_PRODUCTS)
      .map((product) =>
        createListingCard({ product, items: itemsOf.get(product.name) ?? [] }, order, 'men', locale, view),
      );
  const block = (name: BlockVariant): FeaturedBlock => {
    const featured = createFeaturedBlock(name, variants, products);
    if ('failed' in featured) return featured;
    const variant = emptyIfOutage(variants).find(({ id }) => id === featured.products[0]?.variantId);
    return {
      products: cards(featured.products, 'fullBody'),
      more: variant && variantCategoryLink(variant, emptyIfOutage(products), locale),
    };
  };

  return {
    elitePro: block('elitePro'),
    essential: block('essential'),
    sections: createVariantSections(variants, products).map(({ variant, products: featured }) => ({
      variant,
      products: isOutage(featured) ? featured : cards(featured, 'main'),
      more: isOutage(products) ? undefined : variantCategoryLink(variant, products, locale),
    })),
  };
}

type MensPage = Awaited<ReturnType<typeof readMensPage>>;

/** Returns all products on the men's landing page. */
export function listMensPageProducts({ elitePro, essential, sections }: MensPage): ProductCard[] {
  return [elitePro, essential, ...sections].flatMap((block) =>
    'failed' in block || isOutage(block.products) ? [] : block.products,
  );
}
