import 'server-only';
import type { z } from 'zod';
import { apiPath, callProductApi, createListResponseSchema, sendToProductApi } from '@/lib/api/call';
import {
  categorySchema,
  type Item,
  itemSchema,
  type Product,
  productSchema,
  sizeSchema,
  variantSchema,
} from '@/lib/contract/catalogue';
import { responseSchema } from '@/lib/contract/wire';
import { hasErrorCode } from '@/lib/errors/api-error';

const fetchList =
  <S extends z.ZodType>(path: string, schema: S) =>
  (): Promise<z.infer<S>[]> =>
    callProductApi(path, { schema: createListResponseSchema(schema, path) });

/** The functions that fetch the lists of the catalogue. Each of them throws an ApiError if it fails. */
export const productApiSource = {
  products: fetchList('/api/products', productSchema),
  categories: fetchList('/api/categories', categorySchema),
  variants: fetchList('/api/variants', variantSchema),
  sizes: fetchList('/api/sizes', sizeSchema),
  items: fetchList('/api/items', itemSchema),
};

/** The functions that read the catalogue. The product API and the content API each implement them. */
export type CatalogueSource = typeof productApiSource;

/** Returns a product by its id or the URL form of its id. @throws ApiError */
export async function fetchProduct(id: string): Promise<Product | undefined> {
  try {
    return (await callProductApi(apiPath`/api/products/${id}`, { schema: responseSchema(productSchema) }))
      .data;
  } catch (error) {
    if (hasErrorCode(error, 'not_found', 'bad_request')) return undefined;
    throw error;
  }
}

/** Returns the stock items of the product with this name. @throws ApiError */
export function fetchProductItems(name: string): Promise<Item[]> {
  return fetchList(`/api/items?name=${encodeURIComponent(name)}`, itemSchema)();
}

/**
 * Checks that the product API responds, by requesting the smallest list that every product API has. @throws
 * ApiError
 */
export const checkProductApi = (): Promise<void> => sendToProductApi('/api/categories');
