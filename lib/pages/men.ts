import 'server-only';
import { keepReading } from '@/lib/catalogue/cached-read';
import { loadCatalogue } from '@/lib/catalogue/catalogue';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import { productPath } from '@/lib/catalogue/section';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import { itemsByName, stockHint } from '@/lib/catalogue/stock';
import type { Item, Variant } from '@/lib/contract/catalogue';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { cardProduct } from '@/lib/listing/card-product';
import type { ListingEntry } from '@/lib/listing/listing-index';
import type { Listed } from '@/lib/seo/listing-page-data';

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

/** A featured product as the page shows it. */
export type MensProduct = Pick<ListingEntry, 'product' | 'stock'>;

/** A block shows so many at most; where all of a large catalogue is featured, the listing has the rest. */
const MOST = 12;

function mensProducts(products: ShopProduct[], items: Map<string, Item[]>): MensProduct[] {
  return products.slice(0, MOST).map((product) => {
    const stock = stockHint(items.get(product.name) ?? []);
    return { product: cardProduct(product), stock };
  });
}

type MensPage = {
  elitePro: FeaturedBlock<MensProduct>;
  essential: FeaturedBlock<MensProduct>;
  sections: VariantSection<MensProduct>[];
};

/** What the men's landing page shows of the catalogue (spec §2). @throws ApiError when it cannot be read */
export async function readMensPage(): Promise<MensPage> {
  'use cache';
  const { products, variants, items } = await loadCatalogue('products', 'variants', 'items');
  const stock = itemsByName(isOutage(items) ? [] : items);
  const asBlock = (block: FeaturedBlock): FeaturedBlock<MensProduct> =>
    'fault' in block ? block : { products: mensProducts(block.products, stock) };
  const asSection = ({ variant, products: own }: VariantSection): VariantSection<MensProduct> => ({
    variant,
    products: isOutage(own) ? own : mensProducts(own, stock),
  });

  const elitePro = asBlock(featuredBlock('elitePro', variants, products));
  const essential = asBlock(featuredBlock('essential', variants, products));
  const sections = variantSections(variants, products).map(asSection);
  const shown = [elitePro, essential, ...sections].flatMap((part) =>
    'fault' in part || isOutage(part.products) ? [] : part.products.map(({ product }) => product),
  );
  keepReading({ of: [products, variants, items], shows: shown, list: true });
  return { elitePro, essential, sections };
}

/** What the men's landing page lists, in the order of its blocks. */
export function mensPageProducts(page: MensPage, locale: Locale): Listed[] {
  return [page.elitePro, page.essential, ...page.sections].flatMap((block) =>
    'fault' in block || isOutage(block.products)
      ? []
      : block.products.map(({ product: { name, slug } }) => ({
          name,
          href: localePath(locale, productPath('men', slug)),
        })),
  );
}
