import { expect } from '@playwright/test';
import { z } from 'zod';
import { productPath, sectionOf } from '@/lib/catalogue/section';
import { itemSchema, productSchema, productSlug, variantSchema } from '@/lib/contract/catalogue';
import { answerSchema } from '@/lib/contract/wire';
import { askApi } from './api-side';

/** Something to buy, with the pieces there are of it at the beginning. */
export type Goods = {
  name: string;
  path: string;
  itemId: string;
  sizeId: string;
  size: string;
  stock: number;
};

/** Enough that no test comes near the last piece. */
const PLENTY = 8;

async function readList<S extends z.ZodType>(path: string, schema: S): Promise<z.infer<S>[]> {
  const answer = await askApi(path);
  return answerSchema(z.array(schema)).parse(await answer.json()).data;
}

/** The pieces there are of a stock item. */
export async function stockOf({ name, itemId }: Pick<Goods, 'name' | 'itemId'>): Promise<number> {
  const items = await readList(`/api/items?name=${encodeURIComponent(name)}`, itemSchema);
  const stock = items.find(({ id }) => id === itemId)?.stock;
  expect(stock, itemId).toEqual(expect.any(Number));
  return stock ?? 0;
}

/** The catalogue's products in the sizes that there is plenty of. */
export async function listGoods(): Promise<Goods[]> {
  const [products, variants, items] = await Promise.all([
    readList('/api/products', productSchema),
    readList('/api/variants', variantSchema),
    readList('/api/items', itemSchema),
  ]);
  return products.flatMap((product): Goods[] => {
    const { id, name } = product;
    const most = items
      .filter((item) => item.name === name)
      .sort((one, other) => (other.stock ?? 0) - (one.stock ?? 0))[0];
    if (!most?.size.id || (most.stock ?? 0) < PLENTY) return [];
    const path = productPath(sectionOf(product, variants), productSlug(id));
    return [
      { name, path, itemId: most.id, sizeId: most.size.id, size: most.size.value, stock: most.stock ?? 0 },
    ];
  });
}
