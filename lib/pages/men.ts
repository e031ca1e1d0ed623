import 'server-only';
import { itemsByName } from '@/lib/catalogue/items-by-name';
import { keepReading } from '@/lib/catalogue/keep-reading';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue';
import {
  type FeaturedBlock,
  featuredBlock,
  type VariantSection,
  variantSections,
} from '@/lib/catalogue/mens-listing';
import { isOutage } from '@/lib/catalogue/outage';
import { productPath } from '@/lib/catalogue/product-path';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import { stockHint } from '@/lib/catalogue/stock-hint';
import type { Item } from '@/lib/contract/catalogue';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { cardProduct } from '@/lib/listing/card-product';
import type { ListingEntry } from '@/lib/listing/listing-index';
import type { Listed } from '@/lib/seo/listing-page-data';

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
