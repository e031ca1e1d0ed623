import type { Category, Item, Product, Size, Variant } from '@/lib/contract/catalogue';

/** Where the catalogue is read from. Each list is fetched anew; one that has not changed may be the same array. */
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
