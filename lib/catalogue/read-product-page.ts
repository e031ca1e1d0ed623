import 'server-only';
import { type FoundProduct, findProduct } from './find-product';
import { keepReading } from './keep-reading';
import { loadCatalogue } from './load-catalogue';
import { isOutage, type Outage } from './outage';
import { type ProductSize, productSizes } from './product-sizes';
import type { Section } from './section';

export type ProductPage = FoundProduct & { sizes: ProductSize[] | Outage };

/**
 * What a product page shows: the product, and its sizes with their stock, as old as the page.
 * Undefined when nobody knows it.
 * @param slug the last part of the address, as it stands there
 * @throws ApiError when the catalogue cannot be read
 */
export async function readProductPage(asked: Section, slug: string): Promise<ProductPage | undefined> {
  'use cache';
  const catalogue = await loadCatalogue();
  const { items, sizes } = catalogue;
  const found = await findProduct(catalogue, asked, decodeURIComponent(slug));
  keepReading({ of: Object.values(catalogue), shows: found ? [found.product] : [], list: !found });
  if (!found) return undefined;

  if (isOutage(sizes)) return { ...found, sizes };
  return { ...found, sizes: isOutage(items) ? items : productSizes(found.product.name, items, sizes) };
}
