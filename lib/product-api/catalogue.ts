import 'server-only';
import type { z } from 'zod';
import {
  categorySchema,
  itemSchema,
  type Product,
  productSchema,
  sizeSchema,
  variantSchema,
} from '@/lib/contract/catalogue';
import { answerSchema } from '@/lib/contract/wire';
import { env } from '@/lib/env';
import { ApiError } from '@/lib/errors/api-error';
import { type CatalogueSource, leanItems } from '@/lib/upstream/catalogue-source';
import { listReader, tolerantList } from '@/lib/upstream/upstream';
import { callProductApi, sendToProductApi } from './call';

const address = (path: string) => () => `${env.PRODUCT_API_URL}${path}`;

function listSchema<S extends z.ZodType>(schema: S, path: string) {
  return answerSchema(tolerantList(schema, path)).transform(({ data }) => data);
}

const list = <S extends z.ZodType>(path: string, schema: S) =>
  listReader(address(path), listSchema(schema, path));

/** One product by its id or slug; undefined when the API does not know it. */
async function findProduct(id: string): Promise<Product | undefined> {
  try {
    const path = `/api/products/${encodeURIComponent(id)}`;
    return (await callProductApi(path, { schema: answerSchema(productSchema) })).data;
  } catch (error) {
    const isUnknown = error instanceof ApiError && ['not_found', 'bad_request'].includes(error.code);
    if (isUnknown) return undefined;
    throw error;
  }
}

/** The catalogue of the product API (contract, Catalogue). */
export const productApiCatalogue: CatalogueSource = {
  lists: {
    products: list('/api/products', productSchema),
    categories: list('/api/categories', categorySchema),
    variants: list('/api/variants', variantSchema),
    sizes: list('/api/sizes', sizeSchema),
    items: listReader(address('/api/items'), listSchema(itemSchema, '/api/items').transform(leanItems)),
  },
  findProduct,
  listItems: (name) => {
    const path = `/api/items?name=${encodeURIComponent(name)}`;
    return callProductApi(path, { schema: listSchema(itemSchema, path) });
  },
};

/** The smallest call that every product API has. @throws ApiError when it cannot answer */
export function checkProductApi(): Promise<void> {
  return sendToProductApi('/api/categories', {});
}
