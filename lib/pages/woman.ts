import 'server-only';
import { listProducts } from '@/lib/catalogue/catalogue';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import { createProductCard, type ProductCard } from '@/lib/catalogue/product-card';
import { listSwimwearCandidates } from '@/lib/catalogue/swimwear';
import type { Locale } from '@/lib/contract/locale';

/**
 * Returns the swimwear that a page picks four products from (spec §2). It is cached like the list of
 * products: large catalogues are sampled randomly, which a static page may only do in a cached function.
 * @throws ApiError, except during a build
 */
export async function listSwimwear(locale: Locale): Promise<ProductCard[] | Outage> {
  'use cache';
  const products = await listProducts();
  if (isOutage(products)) return products;
  return listSwimwearCandidates(products).map((product) => createProductCard(product, 'woman', locale));
}
