import 'server-only';
import { keepReading } from './keep-reading';
import { loadCatalogue } from './load-catalogue';
import { isOutage } from './outage';

/** What the men's landing page shows of the catalogue. @throws ApiError when it cannot be read */
export async function readMensPage() {
  'use cache';
  const { products, variants } = await loadCatalogue('products', 'variants');
  keepReading({ of: [products, variants], shows: isOutage(products) ? [] : products, list: true });
  return { products, variants };
}
