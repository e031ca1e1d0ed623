import 'server-only';
import type { Item } from '@/lib/contract/catalogue';
import { cardProduct } from '@/lib/listing/card-product';
import { itemsByName } from '@/lib/listing/items-by-name';
import type { ListingEntry } from '@/lib/listing/listing-index';
import { stockHint } from '@/lib/listing/stock-hint';
import { keepReading } from './keep-reading';
import { loadCatalogue } from './load-catalogue';
import { type FeaturedBlock, featuredBlock, type VariantSection, variantSections } from './mens-listing';
import { isOutage } from './outage';
import type { ShopProduct } from './shop-product';

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

/** What the men's landing page shows of the catalogue (spec §2). @throws ApiError when it cannot be read */
export async function readMensPage() {
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
