import 'server-only';
import type { z } from 'zod';
import {
  type Category,
  categorySchema,
  type Item,
  itemSchema,
  type Product,
  productSchema,
  type Size,
  sizeSchema,
  type Variant,
  variantSchema,
} from '@/lib/contract/catalogue';
import { answerSchema } from '@/lib/contract/wire';
import { ApiError } from '@/lib/errors/api-error';
import { callProductApi } from './call';
import { tolerantList } from './tolerant-list';

async function fetchList<S extends z.ZodType>(path: string, schema: S): Promise<z.infer<S>[]> {
  const { data } = await callProductApi(path, { schema: answerSchema(tolerantList(schema, path)) });
  return data;
}

export const fetchProducts = (): Promise<Product[]> => fetchList('/api/products', productSchema);
export const fetchCategories = (): Promise<Category[]> => fetchList('/api/categories', categorySchema);
export const fetchVariants = (): Promise<Variant[]> => fetchList('/api/variants', variantSchema);
export const fetchSizes = (): Promise<Size[]> => fetchList('/api/sizes', sizeSchema);

/** Every stock item, or those of one product by its name. */
export function fetchItems(name?: string): Promise<Item[]> {
  return fetchList(
    name === undefined ? '/api/items' : `/api/items?name=${encodeURIComponent(name)}`,
    itemSchema,
  );
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
