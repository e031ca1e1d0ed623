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
import { hasCode } from '@/lib/errors/has-code';
import { type CatalogueSource, leanItemSchema, type ReadList } from '@/lib/upstream/catalogue-source';
import { readList } from '@/lib/upstream/read-list';
import { apiPath, callProductApi, sendToProductApi } from './call';

const list =
  <T>(path: string, schema: z.ZodType<T>): ReadList<T> =>
  (known) =>
    readList(`${env.PRODUCT_API_URL}${path}`, { name: path, schema }, known);

async function findProduct(id: string): Promise<Product | undefined> {
  try {
    return (await callProductApi(apiPath`/api/products/${id}`, { schema: answerSchema(productSchema) })).data;
  } catch (error) {
    if (hasCode(error, 'not_found', 'bad_request')) return undefined;
    throw error;
  }
}

export const productApiCatalogue: CatalogueSource = {
  lists: {
    products: list('/api/products', productSchema),
    categories: list('/api/categories', categorySchema),
    variants: list('/api/variants', variantSchema),
    sizes: list('/api/sizes', sizeSchema),
    items: list('/api/items', leanItemSchema),
  },
  findProduct,
  listItems: async (name) => {
    const path = `/api/items?name=${encodeURIComponent(name)}`;
    return (await readList(`${env.PRODUCT_API_URL}${path}`, { name: path, schema: itemSchema })).list;
  },
};

/** The smallest call that every product API has. @throws ApiError when it cannot answer */
export const checkProductApi = (): Promise<void> => sendToProductApi('/api/categories', {});
