import 'server-only';
import { z } from 'zod';
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
import { type CatalogueSource, leanItems } from '@/lib/upstream/catalogue-source';
import { listReader, tolerantList } from '@/lib/upstream/upstream';
import { askProductApi, callProductApi } from './call';

function productApiList<S extends z.ZodType>(
  path: string,
  schema: S,
  tidy = (list: z.infer<S>[]): z.infer<S>[] => list,
): () => Promise<z.infer<S>[]> {
  return listReader({
    ask: (headers) => askProductApi(path, { headers }),
    schema: answerSchema(tolerantList(schema, path)).transform(({ data }) => tidy(data)),
  });
}

/** The stock items of one product by its name. */
async function fetchItems(name: string): Promise<Item[]> {
  const path = `/api/items?name=${encodeURIComponent(name)}`;
  const { data } = await callProductApi(path, { schema: answerSchema(tolerantList(itemSchema, path)) });
  return data;
}

/** One product by its id or the URL form of it; undefined when the API does not know it. */
async function fetchProduct(id: string): Promise<Product | undefined> {
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

/** The catalogue of the product API (contract, Catalogue). */
export const productApiCatalogue: CatalogueSource = {
  lists: {
    products: productApiList('/api/products', productSchema),
    categories: productApiList('/api/categories', categorySchema),
    variants: productApiList('/api/variants', variantSchema),
    sizes: productApiList('/api/sizes', sizeSchema),
    items: productApiList('/api/items', itemSchema, leanItems),
  },
  findProduct: fetchProduct,
  listItems: fetchItems,
};

/** The smallest call that every product API has. @throws ApiError when it cannot answer */
export async function checkProductApi(): Promise<void> {
  await callProductApi('/api/categories', { schema: z.unknown() });
}
