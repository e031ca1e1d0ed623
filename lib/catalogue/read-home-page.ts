import 'server-only';
import { keepReading } from './keep-reading';
import { loadCatalogue } from './load-catalogue';
import { isOutage } from './outage';

/** What the home page shows of the catalogue. @throws ApiError when it cannot be read */
export async function readHomePage() {
  'use cache';
  const { products } = await loadCatalogue('products');
  keepReading({ of: [products], shows: isOutage(products) ? [] : products, list: true });
  return { products };
}
