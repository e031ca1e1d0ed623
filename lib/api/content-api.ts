import 'server-only';
import type { z } from 'zod';
import {
  categorySchema,
  itemSchema,
  productSchema,
  sizeSchema,
  variantSchema,
} from '@/lib/contract/catalogue';
import { env } from '@/lib/env';
import { createListResponseSchema, fetchUpstream, parseResponse } from './call';
import type { CatalogueSource } from './product-api/catalogue';

/** Returns a collection of the content API. @throws ApiError */
export async function fetchCollection<S extends z.ZodType>(
  storeId: string,
  collection: string,
  schema: S,
): Promise<z.infer<S>[]> {
  const path = [storeId, collection].map(encodeURIComponent).join('/');
  const response = await fetchUpstream(`${env.CONTENT_API_URL}/${path}`);
  return parseResponse(response, createListResponseSchema(schema, collection));
}

/**
 * Returns the functions that read the catalogue of a store from the content API. The content API has only
 * complete lists (contract, Content API).
 */
export function createContentApiSource(storeId: string): CatalogueSource {
  return {
    products: () => fetchCollection(storeId, 'products', productSchema),
    categories: () => fetchCollection(storeId, 'categories', categorySchema),
    variants: () => fetchCollection(storeId, 'variant', variantSchema),
    sizes: () => fetchCollection(storeId, 'sizes', sizeSchema),
    items: () => fetchCollection(storeId, 'items', itemSchema),
  };
}
