import type { Item } from '@/lib/contract/catalogue';
import type { ProductSize } from './product-sizes';

/** The sizes with the stock as it is now. An item that is no longer there is sold out. */
export function freshSizes(sizes: ProductSize[], items: Item[] | undefined): ProductSize[] {
  if (!items || items.length === 0) return sizes;

  return sizes.map(({ sizeId, value }) => {
    const item = items.find(({ size }) => size.value === value);
    if (!item) return { sizeId, value, stock: 0 };
    return { sizeId, value, itemId: item.id, ...(item.stock !== undefined && { stock: item.stock }) };
  });
}
