import 'server-only';

type Made<L, T> = { lists: L; value: T };

/** Memoises by the lists' identity (an unchanged list is the same array), once for every bundle. */
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
