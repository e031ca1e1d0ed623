import type { Item, Size } from '@/lib/contract/catalogue';

/** One size a product is made in. A product without any stock item has no `itemId` in its sizes. */
export type ProductSize = { sizeId: string; value: string; itemId?: string; stock?: number };

/**
 * The sizes that stock items of this name exist for, in the order of the sizes list. A product with no
 * stock item at all shows every size (contract, Own handlers).
 */
export function productSizes(productName: string, items: Item[], sizes: Size[]): ProductSize[] {
  const own = items.filter(({ name }) => name === productName);
  if (own.length === 0) return sizes.map(({ id, value }) => ({ sizeId: id, value }));

  return sizes.flatMap((size) => {
    const item = own.find((candidate) => candidate.size.value === size.value);
    if (!item) return [];
    return [
      {
        sizeId: size.id,
        value: size.value,
        itemId: item.id,
        ...(item.stock !== undefined && { stock: item.stock }),
      },
    ];
  });
}
