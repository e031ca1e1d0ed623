import type { ShopProduct } from './shop-product';

/**
 * Memoises what is made of each product together with other things, such as its stock items: made again when the product or
 * one of them is another. What is as it was in a new catalogue is the same object, so a change costs its own products alone.
 */
export function perProduct<T>(): (product: ShopProduct, parts: readonly unknown[], make: () => T) => T {
  const memory = new WeakMap<ShopProduct, { parts: readonly unknown[]; made: T }>();

  return (product, parts, make) => {
    const known = memory.get(product);
    const isSame =
      known?.parts.length === parts.length && parts.every((part, at) => part === known.parts[at]);
    if (known && isSame) return known.made;
    const made = make();
    memory.set(product, { parts, made });
    return made;
  };
}
