import type { Item, Size } from '@/lib/contract/catalogue';

export type ProductSize = { sizeId: string; value: string; itemId?: string; stock?: number };

const withItem = (sizeId: string, { id, size, stock }: Item): ProductSize => ({
  sizeId,
  value: size.value,
  itemId: id,
  ...(stock !== undefined && { stock }),
});

/**
 * Returns the sizes of the product's stock items in list order, unlisted ones last. If the product has no
 * stock items, returns all sizes.
 */
export function createProductSizes(productName: string, items: Item[], sizes: Size[]): ProductSize[] {
  const own = items.filter(({ name }) => name === productName);
  if (own.length === 0) return sizes.map(({ id, value }) => ({ sizeId: id, value }));

  const listed = sizes.flatMap(({ id, value }) => {
    const item = own.find((candidate) => candidate.size.value === value);
    return item ? [withItem(id, item)] : [];
  });
  const known = new Set(sizes.map(({ value }) => value));
  const unlisted = own.flatMap((item) =>
    item.size.id !== undefined && !known.has(item.size.value) ? [withItem(item.size.id, item)] : [],
  );
  return [...listed, ...unlisted];
}

/** Updates the sizes with the current stock. A size whose item is gone is sold out. */
export function withCurrentStock(sizes: ProductSize[], items: Item[] | undefined): ProductSize[] {
  if (!items || items.length === 0) return sizes;

  return sizes.map(({ sizeId, value }) => {
    const item = items.find(({ size }) => size.value === value);
    return item ? withItem(sizeId, item) : { sizeId, value, stock: 0 };
  });
}
