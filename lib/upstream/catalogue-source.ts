import {
  type Category,
  type Item,
  itemSchema,
  type Product,
  type Size,
  type Variant,
} from '@/lib/contract/catalogue';
import type { KnownList } from './read-list';

/** Fetches a list anew, or finds by what is known of it that it is the same (`readList`). @throws ApiError */
export type ReadList<T> = (known?: KnownList<T>) => Promise<KnownList<T>>;

/** Where the catalogue is read from. */
export type CatalogueSource = {
  lists: {
    products: ReadList<Product>;
    variants: ReadList<Variant>;
    categories: ReadList<Category>;
    sizes: ReadList<Size>;
    items: ReadList<Item>;
  };
  /** One product by its id or the URL form of it, where products can be asked for one by one. */
  findProduct?: (id: string) => Promise<Product | undefined>;
  /** The stock items of one product by its name, where they can be asked for. */
  listItems?: (name: string) => Promise<Item[]>;
};

/** The sizes seen so far: a catalogue has thousands of items of some dozen sizes. */
const sizes = new Map<string, Item['size']>();
let name = '';

/** A stock item in half the memory: items share their size, and those that follow each other their product's name. */
export const leanItemSchema = itemSchema.transform((item): Item => {
  const { id, value } = item.size;
  const key = JSON.stringify([id, value]);
  const size = sizes.get(key) ?? { id, value };
  sizes.set(key, size);
  if (name !== item.name) name = item.name;
  return { ...item, name, size };
});
