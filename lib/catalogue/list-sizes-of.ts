import 'server-only';
import { listItems, listSizes } from './lists';
import { isOutage, type Outage } from './outage';
import { type ProductSize, productSizes } from './product-sizes';

/** The sizes of the product of this name with their stock, as old as the page. */
export async function listSizesOf(productName: string): Promise<ProductSize[] | Outage> {
  const [items, sizes] = await Promise.all([listItems(), listSizes()]);
  if (isOutage(sizes)) return sizes;
  return isOutage(items) ? items : productSizes(productName, items, sizes);
}
