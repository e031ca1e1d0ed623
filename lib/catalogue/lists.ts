import 'server-only';
import { cacheTag } from 'next/cache';
import type { Category, Item, Product, Size, Variant } from '@/lib/contract/catalogue';
import {
  fetchCategories,
  fetchItems,
  fetchProduct,
  fetchProducts,
  fetchSizes,
  fetchVariants,
} from '@/lib/product-api/catalogue';
import { type Outage, readOrOutage } from './outage';

/** Every product on sale, kept through outages of the product API. */
export async function listProducts(): Promise<Product[] | Outage> {
  'use cache';
  cacheTag('products');
  return readOrOutage(fetchProducts);
}

/** One product by id or slug, for those that the list does not hold (yet). */
export async function readProduct(id: string): Promise<{ product: Product | undefined } | Outage> {
  'use cache';
  cacheTag('products');
  return readOrOutage(async () => ({ product: await fetchProduct(id) }));
}

export async function listVariants(): Promise<Variant[] | Outage> {
  'use cache';
  cacheTag('variants');
  return readOrOutage(fetchVariants);
}

export async function listCategories(): Promise<Category[] | Outage> {
  'use cache';
  cacheTag('categories');
  return readOrOutage(fetchCategories);
}

/** Sizes in the order to show them. */
export async function listSizes(): Promise<Size[] | Outage> {
  'use cache';
  cacheTag('sizes');
  return readOrOutage(fetchSizes);
}

/** Every stock item. What it says of stock is as old as the page; the browser asks anew. */
export async function listItems(): Promise<Item[] | Outage> {
  'use cache';
  cacheTag('items');
  return readOrOutage(() => fetchItems());
}
