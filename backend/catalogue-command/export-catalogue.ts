import { pictureAddress } from '@/backend/catalogue/pictures';
import type { Reader } from '@/backend/db/database';
import type { ProductImages } from '@/backend/db/schema/catalogue';
import type { CatalogueFile, FiledProduct } from './catalogue-file';
import { type ItemRow, type Named, type ProductRow, readState } from './plan/state';

const addressOrNone = (stored: string | undefined) => (stored ? pictureAddress(stored) : null);

function filedImages({ main, fullBody, close1, close2, close3 }: ProductImages): FiledProduct['images'] {
  return {
    main: addressOrNone(main),
    fullBody: addressOrNone(fullBody),
    close1: addressOrNone(close1),
    close2: addressOrNone(close2),
    close3: addressOrNone(close3),
  };
}

/** The stock of every product by its name, sizes in the order to show them. */
function stockByName(items: ItemRow[], sizes: Named[]): Map<string, Record<string, number>> {
  const places = new Map(sizes.map(({ id, name }, place) => [id, { name, place }]));
  const sized = items.flatMap((item) => {
    const size = places.get(item.sizeId);
    return size ? [{ item, size }] : [];
  });
  const found = new Map<string, Record<string, number>>();
  for (const { item, size } of sized.toSorted((one, other) => one.size.place - other.size.place)) {
    const stock = found.get(item.name) ?? {};
    stock[size.name] = item.stock;
    found.set(item.name, stock);
  }
  return found;
}

const nameOf = (rows: Named[], id: string | null) => rows.find((row) => row.id === id)?.name ?? null;

/** The whole catalogue as files have it. */
export async function exportCatalogue(db: Reader): Promise<CatalogueFile> {
  const { categories, variants, sizes, products, items } = await readState(db);
  const stock = stockByName(items, sizes);
  const filed = (row: ProductRow): FiledProduct => ({
    id: row.id,
    name: row.name,
    price: row.price,
    colour: row.colour,
    description: row.description,
    translations: {
      id: {
        colour: row.translations.id?.colour ?? '',
        description: row.translations.id?.description ?? '',
      },
    },
    category: nameOf(categories, row.categoryId),
    variant: nameOf(variants, row.variantId),
    isFeatured: row.isFeatured,
    images: filedImages(row.images),
    createdAt: row.createdAt.toISOString(),
    stock: stock.get(row.name) ?? {},
  });
  return {
    categories: categories.map(({ name }) => name),
    variants: variants.map(({ name, isMen }) => ({ name, isMen })),
    sizes: sizes.map(({ name }) => name),
    products: products.map(filed),
  };
}
