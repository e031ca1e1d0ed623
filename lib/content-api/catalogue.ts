import 'server-only';
import type { z } from 'zod';
import {
  categorySchema,
  itemSchema,
  productSchema,
  sizeSchema,
  variantSchema,
} from '@/lib/contract/catalogue';
import type { CatalogueSource } from '@/lib/upstream/catalogue-source';
import { leanItems } from '@/lib/upstream/lean-items';
import { listReader } from '@/lib/upstream/list-reader';
import { askContentApi, collectionSchema } from './collection';

/** The catalogue of a store of the content API, which hands out whole lists alone (contract, Content API). */
export function contentApiCatalogue(storeId: string): CatalogueSource {
  const list = <S extends z.ZodType>(collection: string, schema: S): (() => Promise<z.infer<S>[]>) =>
    listReader({
      ask: (headers) => askContentApi(storeId, collection, headers),
      schema: collectionSchema(schema, collection),
    });
  return {
    lists: {
      products: list('products', productSchema),
      categories: list('categories', categorySchema),
      variants: list('variant', variantSchema),
      sizes: list('sizes', sizeSchema),
      items: listReader({
        ask: (headers) => askContentApi(storeId, 'items', headers),
        schema: collectionSchema(itemSchema, 'items').transform(leanItems),
      }),
    },
  };
}
