import 'server-only';
import { z } from 'zod';
import {
  categorySchema,
  itemSchema,
  productSchema,
  sizeSchema,
  variantSchema,
} from '@/lib/contract/catalogue';
import { env } from '@/lib/env';
import { type CatalogueSource, leanItems } from '@/lib/upstream/catalogue-source';
import { askUpstream, listReader, readAnswer, tolerantList } from '@/lib/upstream/upstream';

/** A collection's list, bare or as `{ data }` (contract, Content API). */
function collectionSchema<S extends z.ZodType>(schema: S, name: string) {
  const list = tolerantList(schema, name);
  return z.union([list, z.object({ data: list }).transform(({ data }) => data)]);
}

const addressOf = (storeId: string, collection: string) =>
  `${env.CONTENT_API_URL}/${encodeURIComponent(storeId)}/${encodeURIComponent(collection)}`;

/** A collection's entries; one that cannot be read is logged and left out. @throws ApiError */
export async function fetchCollection<S extends z.ZodType>(
  storeId: string,
  collection: string,
  schema: S,
): Promise<z.infer<S>[]> {
  const answer = await askUpstream(addressOf(storeId, collection));
  return readAnswer(answer, collectionSchema(schema, collection));
}

/** The catalogue of a store of the content API, which hands out whole lists alone (contract, Content API). */
export function contentApiCatalogue(storeId: string): CatalogueSource {
  const address = (collection: string) => () => addressOf(storeId, collection);
  const list = <S extends z.ZodType>(collection: string, schema: S): (() => Promise<z.infer<S>[]>) =>
    listReader(address(collection), collectionSchema(schema, collection));
  return {
    lists: {
      products: list('products', productSchema),
      categories: list('categories', categorySchema),
      variants: list('variant', variantSchema),
      sizes: list('sizes', sizeSchema),
      items: listReader(address('items'), collectionSchema(itemSchema, 'items').transform(leanItems)),
    },
  };
}
