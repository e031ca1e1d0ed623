import 'server-only';

type Made<L, T> = { lists: L; value: T };

/**
 * Memoises what is made of the catalogue's lists: recomputed when one of them is another array (an unchanged
 * list is the same one), and garbage with its products. One for the process, whatever bundle asks.
 */
export function perCatalogue<L extends { products: object }, T>(
  name: string,
  make: (lists: L) => T,
): (lists: L) => T {
  const key = Symbol.for(`segara.${name}`);

  return (lists) => {
    const memory: WeakMap<object, Made<L, T>> = Reflect.get(globalThis, key) ?? new WeakMap();
    Reflect.set(globalThis, key, memory);
    const known = memory.get(lists.products);
    const before = Object.values(known?.lists ?? {});
    if (known && Object.values(lists).every((list, at) => list === before[at])) return known.value;
    const value = make(lists);
    memory.set(lists.products, { lists, value });
    return value;
  };
}
