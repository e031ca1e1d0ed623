import 'server-only';
import type { z } from 'zod';
import { categorySchema, productSchema, sizeSchema, variantSchema } from '@/lib/contract/catalogue';
import { env } from '@/lib/env';
import { type CatalogueSource, leanItemSchema, type ReadList } from '@/lib/upstream/catalogue-source';
import { readList } from '@/lib/upstream/read-list';

const addressOf = (storeId: string, collection: string) =>
  `${env.CONTENT_API_URL}/${encodeURIComponent(storeId)}/${encodeURIComponent(collection)}`;

/** A collection's entries; one that cannot be read is logged and left out. @throws ApiError */
export async function fetchCollection<T>(
  storeId: string,
  collection: string,
  schema: z.ZodType<T>,
): Promise<T[]> {
  return (await readList(addressOf(storeId, collection), { name: collection, schema })).list;
}

/** The catalogue of a store of the content API, which hands out whole lists alone (contract, Content API). */
export function contentApiCatalogue(storeId: string): CatalogueSource {
  const list =
    <T>(collection: string, schema: z.ZodType<T>): ReadList<T> =>
    (known) =>
      readList(addressOf(storeId, collection), { name: collection, schema }, known);
  return {
    lists: {
      products: list('products', productSchema),
      categories: list('categories', categorySchema),
      variants: list('variant', variantSchema),
      sizes: list('sizes', sizeSchema),
      items: list('items', leanItemSchema),
    },
  };
}
