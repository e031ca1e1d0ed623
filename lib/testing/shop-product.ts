import type { ShopProduct } from '@/lib/catalogue/shop-product';
import { addProductSlugs, productSchema } from '@/lib/contract/catalogue';

/** Creates a product of the catalogue from some fields. The name defaults to the id. */
export function createShopProduct(facts: { id: string } & Record<string, unknown>): ShopProduct {
  const [product] = addProductSlugs([productSchema.parse({ name: facts.id, price: 100_000, ...facts })]);
  if (!product) throw new Error('addProductSlugs returned no product');
  return product;
}
