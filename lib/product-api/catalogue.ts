import 'server-only';
import type { z } from 'zod';
import {
  categorySchema,
  type Item,
  itemSchema,
  type Product,
  productSchema,
  sizeSchema,
  variantSchema,
} from '@/lib/contract/catalogue';
import { answerSchema } from '@/lib/contract/wire';
import { ApiError } from '@/lib/errors/api-error';
import { askProductApi, callProductApi, readAnswer } from './call';
import { tolerantList } from './tolerant-list';

/**
 * Reads a list again and again: one that has not changed since is not sent, not parsed, and is the same array.
 * @throws ApiError
 */
function listReader<S extends z.ZodType>(path: string, schema: S): () => Promise<z.infer<S>[]> {
  let known: { etag: string; list: z.infer<S>[] } | undefined;

  return async () => {
    const response = await askProductApi(path, known ? { headers: { 'if-none-match': known.etag } } : {});
    if (known && response.status === 304) return known.list;

    const { data } = await readAnswer(response, answerSchema(tolerantList(schema, path)));
    const etag = response.headers.get('etag');
    known = etag ? { etag, list: data } : undefined;
    return data;
  };
}

export const fetchProducts = listReader('/api/products', productSchema);
export const fetchCategories = listReader('/api/categories', categorySchema);
export const fetchVariants = listReader('/api/variants', variantSchema);
export const fetchSizes = listReader('/api/sizes', sizeSchema);
export const fetchAllItems = listReader('/api/items', itemSchema);

/** The stock items of one product by its name. */
export async function fetchItems(name: string): Promise<Item[]> {
  const path = `/api/items?name=${encodeURIComponent(name)}`;
  const { data } = await callProductApi(path, { schema: answerSchema(tolerantList(itemSchema, path)) });
  return data;
}

/** One product by its id or the URL form of it; undefined when the API does not know it. */
export async function fetchProduct(id: string): Promise<Product | undefined> {
  try {
    const { data } = await callProductApi(`/api/products/${encodeURIComponent(id)}`, {
      schema: answerSchema(productSchema),
    });
    return data;
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'not_found' || error.code === 'bad_request'))
      return undefined;
    throw error;
  }
}
