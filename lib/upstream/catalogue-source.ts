import type { Category, Item, Product, Size, Variant } from '@/lib/contract/catalogue';

/** Where the catalogue is read from. Each call fetches the list; an unchanged one (304) is the same array. */
export type CatalogueSource = {
  lists: {
    products: () => Promise<Product[]>;
    variants: () => Promise<Variant[]>;
    categories: () => Promise<Category[]>;
    sizes: () => Promise<Size[]>;
    items: () => Promise<Item[]>;
  };
  /** One product by its id or the URL form of it, where products can be asked for one by one. */
  findProduct?: (id: string) => Promise<Product | undefined>;
  /** The stock items of one product by its name, where they can be asked for. */
  listItems?: (name: string) => Promise<Item[]>;
};

/** The same items in half the memory: a product has six, which share the strings and sizes they have in common. */
export function leanItems(items: readonly Item[]): Item[] {
  const names = new Map<string, string>();
  const sizes = new Map<string, Item['size']>();
  const share = <T>(shared: Map<string, T>, key: string, value: T): T => {
    const known = shared.get(key) ?? value;
    shared.set(key, known);
    return known;
  };

  return items.map(({ id, name, price, size, stock }) => ({
    id,
    name: share(names, name, name),
    price,
    size: share(sizes, JSON.stringify([size.id, size.value]), { id: size.id, value: size.value }),
    stock,
  }));
}
