import { pictureAddress } from '@/backend/catalogue/pictures';
import type { Reader } from '@/backend/db/database';
import { type CatalogueState, type ItemRow, itemsByName, nameOf, type ProductRow, readState } from './state';

const addressOrNone = (stored: string | undefined) => (stored ? pictureAddress(stored) : null);

function stockOf(items: ItemRow[], { sizes }: CatalogueState): Record<string, number> {
  const bySize = new Map(items.map((item) => [item.sizeId, item.stock]));
  return Object.fromEntries(
    sizes.flatMap(({ id, name }) => {
      const stock = bySize.get(id);
      return stock === undefined ? [] : [[name, stock]];
    }),
  );
}

function exportProduct(row: ProductRow, items: ItemRow[], state: CatalogueState) {
  const { id, name, price, colour, description, isFeatured, images } = row;
  const { id: words } = row.translations;
  return {
    id,
    name,
    price,
    colour,
    description,
    translations: { id: { colour: words?.colour ?? '', description: words?.description ?? '' } },
    category: nameOf(state.categories, row.categoryId) ?? null,
    variant: nameOf(state.variants, row.variantId) ?? null,
    isFeatured,
    images: {
      main: addressOrNone(images.main),
      fullBody: addressOrNone(images.fullBody),
      close1: addressOrNone(images.close1),
      close2: addressOrNone(images.close2),
      close3: addressOrNone(images.close3),
    },
    createdAt: row.createdAt.toISOString(),
    stock: stockOf(items, state),
  };
}

export async function exportCatalogue(db: Reader) {
  const state = await readState(db);
  const items = itemsByName(state);
  return {
    categories: state.categories.map(({ name }) => name),
    variants: state.variants.map(({ name, isMen }) => ({ name, isMen })),
    sizes: state.sizes.map(({ name }) => name),
    products: state.products.map((row) => exportProduct(row, items.get(row.name) ?? [], state)),
  };
}
export type CatalogueFile = Awaited<ReturnType<typeof exportCatalogue>>;
export type ExportedProduct = CatalogueFile['products'][number];
