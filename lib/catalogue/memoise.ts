import 'server-only';
import { perProcess } from '@/lib/per-process';
import type { ShopProduct } from './shop-product';

type Made<L, T> = { lists: L; value: T };

/** Memoises by the lists' identity (an unchanged list is the same array), once for every bundle. */
export function perCatalogue<L extends { products: object }, T>(
  name: string,
  make: (lists: L) => T,
): (lists: L) => T {
  return (lists) => {
    const memory = perProcess(name, () => new WeakMap<object, Made<L, T>>());
    const known = memory.get(lists.products);
    const before = Object.values(known?.lists ?? {});
    if (known && Object.values(lists).every((list, at) => list === before[at])) return known.value;
    const value = make(lists);
    memory.set(lists.products, { lists, value });
    return value;
  };
}

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
