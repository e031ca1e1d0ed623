import 'server-only';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import type { Searched } from './catalogue-index';

/** What is searched, or that it cannot be read while the shop is built. @throws ApiError as `loadCatalogue` does */
export async function loadSearched(): Promise<Searched | Outage> {
  const { products, variants, categories } = await loadCatalogue('products', 'variants', 'categories');
  if (isOutage(products)) return products;
  if (isOutage(variants)) return variants;
  return isOutage(categories) ? categories : { products, variants, categories };
}
