import 'server-only';
import { cacheCatalogueRead } from '@/lib/catalogue/cached-read';
import { loadCatalogue } from '@/lib/catalogue/catalogue';
import { isOutage, type Outage, orNone } from '@/lib/catalogue/outage';
import { listingCard, type ProductCard } from '@/lib/catalogue/product-card';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import { itemsByName } from '@/lib/catalogue/stock';
import type { Variant } from '@/lib/contract/catalogue';
import type { Locale } from '@/lib/contract/locale';

export const BLOCK_VARIANTS = { elitePro: 'Elite Pro', essential: 'Essential' } as const;
type BlockVariant = keyof typeof BLOCK_VARIANTS;

/** A featured block: its products, or which text of spec §8 is in their place. */
export type FeaturedBlock<P = ProductCard> =
  | { products: P[] }
  | { fault: 'variants' | 'products' | BlockVariant };

/** A section of the generic list: its featured products, or the catalogue could not be read. */
export type VariantSection = { variant: Variant; products: ProductCard[] | Outage };

const featuredOf = (products: ShopProduct[], variant: Variant) =>
  products.filter(({ isFeatured, variantId }) => isFeatured && variantId === variant.id);

export function featuredBlock(
  name: BlockVariant,
  variants: Variant[] | Outage,
  products: ShopProduct[] | Outage,
): FeaturedBlock<ShopProduct> {
  if (isOutage(variants)) return { fault: 'variants' };
  const variant = variants.find((candidate) => candidate.isMen && candidate.name === BLOCK_VARIANTS[name]);
  if (!variant) return { fault: name };
  if (isOutage(products)) return { fault: 'products' };
  return { products: featuredOf(products, variant) };
}

/** One section for each other men's variant; none when the variants cannot be read (spec §8: logged only). */
export function variantSections(variants: Variant[] | Outage, products: ShopProduct[] | Outage) {
  if (isOutage(variants)) return [];
  const withBlock: string[] = Object.values(BLOCK_VARIANTS);

  return variants
    .filter(({ isMen, name }) => isMen && !withBlock.includes(name))
    .map((variant) => ({
      variant,
      products: isOutage(products) ? products : featuredOf(products, variant),
    }));
}

/** A block shows so many at most; where all of a large catalogue is featured, the listing has the rest. */
const MOST = 12;

/** What the men's landing page shows of the catalogue (spec §2). @throws ApiError when it cannot be read */
export async function readMensPage(locale: Locale) {
  'use cache';
  const { products, variants, items, sizes } = await loadCatalogue('products', 'variants', 'items', 'sizes');
  const order = orNone(sizes);
  const itemsOf = itemsByName(orNone(items));
  const shows: ShopProduct[] = [];
  const cards = (featured: ShopProduct[], view: 'main' | 'fullBody') =>
    featured.slice(0, MOST).map((product) => {
      shows.push(product);
      return listingCard({ product, items: itemsOf.get(product.name) ?? [] }, order, 'men', locale, view);
    });
  const block = (name: BlockVariant): FeaturedBlock => {
    const featured = featuredBlock(name, variants, products);
    return 'fault' in featured ? featured : { products: cards(featured.products, 'fullBody') };
  };

  const page = {
    elitePro: block('elitePro'),
    essential: block('essential'),
    sections: variantSections(variants, products).map(({ variant, products: featured }) => ({
      variant,
      products: isOutage(featured) ? featured : cards(featured, 'main'),
    })),
  };
  cacheCatalogueRead({ of: [products, variants, items, sizes], shows, list: true });
  return page;
}

type MensPage = Awaited<ReturnType<typeof readMensPage>>;

export function mensPageProducts({ elitePro, essential, sections }: MensPage): ProductCard[] {
  return [elitePro, essential, ...sections].flatMap((block) =>
    'fault' in block || isOutage(block.products) ? [] : block.products,
  );
}
