import 'server-only';
import { type Product, productSlug, type Variant } from '@/lib/contract/catalogue';
import { listProducts, listVariants, readProduct } from './lists';
import { isOutage, type Outage } from './outage';
import { type Section, sectionOf } from './section';

/** A product where it was asked for, or the section it has moved to. */
export type FoundProduct = {
  product: Product;
  variantName: string | undefined;
  /** Where it is at home; differs from the section asked for when the address is wrong. */
  section: Section;
};

async function readBySlug(slug: string): Promise<Product | undefined | Outage> {
  const products = await listProducts();
  if (isOutage(products)) return products;

  const listed = products.find(({ id }) => productSlug(id) === slug);
  if (listed) return listed;
  const reading = await readProduct(slug);
  return isOutage(reading) ? reading : reading.product;
}

function place(product: Product, variants: Variant[], asked: Section): FoundProduct {
  const variant = variants.find(({ id }) => id === product.variantId);
  return { product, variantName: variant?.name, section: sectionOf(product, variants) ?? asked };
}

/**
 * Looks a product up by its URL form (spec §2): first in the catalogue, then by asking the product API.
 * Undefined when nobody knows it, and during a build without the catalogue.
 * @throws ApiError when the catalogue cannot be read
 */
export async function findProduct(asked: Section, slug: string): Promise<FoundProduct | undefined> {
  const [product, variants] = await Promise.all([readBySlug(decodeURIComponent(slug)), listVariants()]);
  if (!product || isOutage(product) || isOutage(variants)) return undefined;
  return place(product, variants, asked);
}
