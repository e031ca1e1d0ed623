import 'server-only';
import { type FoundProduct, findProduct } from './find-product';
import { keepReading } from './keep-reading';
import { type Catalogue, loadCatalogue } from './load-catalogue';
import { isOutage, type Outage } from './outage';
import type { CardFacts } from './product-card';
import { type ProductSize, productSizes } from './product-sizes';
import { relatedProducts } from './related-products';
import type { Section } from './section';

export type ProductPage = FoundProduct & {
  sizes: ProductSize[] | Outage;
  /** What to look at next; of the product's own section. */
  related: CardFacts[];
};

function sizesOf(name: string, { items, sizes }: Catalogue): ProductSize[] | Outage {
  if (isOutage(sizes)) return sizes;
  return isOutage(items) ? items : productSizes(name, items, sizes);
}

/** Of the others no more than their cards show. None while one of the lists cannot be read. */
function relatedTo(
  { product, section }: FoundProduct,
  { products, variants, items }: Catalogue,
): CardFacts[] {
  if (isOutage(products) || isOutage(variants) || isOutage(items)) return [];
  return relatedProducts(product, section, { products, variants, items }).map(
    ({ id, slug, name, price, image, imagedetail }) => ({ id, slug, name, price, image, imagedetail }),
  );
}

/**
 * What a product page shows: the product, its sizes with their stock, as old as the page, and what is like it.
 * Undefined when nobody knows it.
 * @param slug the last part of the address, as it stands there
 * @throws ApiError when the catalogue cannot be read
 */
export async function readProductPage(asked: Section, slug: string): Promise<ProductPage | undefined> {
  'use cache';
  const catalogue = await loadCatalogue();
  const found = await findProduct(catalogue, asked, decodeURIComponent(slug));
  const related = found ? relatedTo(found, catalogue) : [];
  keepReading({
    of: Object.values(catalogue),
    shows: found ? [found.product, ...related] : [],
    list: !found,
  });
  return found && { ...found, sizes: sizesOf(found.product.name, catalogue), related };
}
