import 'server-only';
import { type Item, productSlug } from '@/lib/contract/catalogue';
import { type Catalogue, catalogueSource, readList } from './catalogue';
import { isOutage } from './outage';
import { type Section, sectionOf } from './section';
import { type ShopProduct, withSlugs } from './shop-product';

/** A product with where it is at home: another address than the one asked for has moved there. */
export type FoundProduct = {
  product: ShopProduct;
  variantName: string | undefined;
  section: Section;
};

async function findBySlug(products: ShopProduct[], slug: string): Promise<ShopProduct | undefined> {
  const listed =
    products.find((product) => product.slug === slug) ?? products.find(({ id }) => productSlug(id) === slug);
  if (listed) return listed;
  const unlisted = await catalogueSource.findProduct?.(slug);
  return unlisted && withSlugs([unlisted])[0];
}

/**
 * Looks a product up by its URL form (spec §2): first in the catalogue, then by asking the product API.
 * Undefined when nobody knows it, and during a build without the catalogue.
 * @param slug the last part of the address, decoded
 * @throws ApiError when the product API cannot be asked
 */
export async function findProduct(
  { products, variants }: Pick<Catalogue, 'products' | 'variants'>,
  asked: Section,
  slug: string,
): Promise<FoundProduct | undefined> {
  if (isOutage(products) || isOutage(variants)) return undefined;
  const product = await findBySlug(products, slug);
  if (!product) return undefined;

  const variant = variants.find(({ id }) => id === product.variantId);
  return { product, variantName: variant?.name, section: sectionOf(product, variants) ?? asked };
}

/**
 * A stock item by its id, out of this process's memory; one that is newer than that is looked for in the whole list.
 * @throws ApiError when the catalogue cannot be read
 */
export async function findItem(itemId: string): Promise<Item | undefined> {
  const isIt = ({ id }: Item) => id === itemId;
  const items = await readList('items');
  return items.find(isIt) ?? (await catalogueSource.lists.items()).find(isIt);
}

/**
 * The stock items of one product, of this moment; some seconds old where only the whole list can be had.
 * @throws ApiError
 */
export async function listItemsOf(name: string): Promise<Item[]> {
  if (catalogueSource.listItems) return catalogueSource.listItems(name);
  const items = await readList('items');
  return items.filter((item) => item.name === name);
}
