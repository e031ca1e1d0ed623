import 'server-only';
import { keepReading } from './keep-reading';
import { loadCatalogue } from './load-catalogue';
import { isOutage } from './outage';
import { productPath } from './product-path';
import { type Section, sectionOf } from './section';
import type { ShopProduct } from './shop-product';

/** More would be no overview; the sitemap has them all. */
const MAX_PRODUCTS = 200;

/** A product as it is named to a machine that reads. `price` is whole rupiah. */
export type ListedProduct = {
  section: Section;
  path: `/${string}`;
  name: string;
  price: number;
  category: string;
};

const byRank = (a: ShopProduct, b: ShopProduct) =>
  Number(b.isFeatured) - Number(a.isFeatured) || (b.createdAt ?? '').localeCompare(a.createdAt ?? '');

/** The products an overview names, featured and newest first. @throws ApiError when the catalogue cannot be read */
export async function readOverview(): Promise<{ products: ListedProduct[]; total: number }> {
  'use cache';
  const { products, variants } = await loadCatalogue('products', 'variants');
  if (isOutage(products) || isOutage(variants)) {
    keepReading({ of: [products, variants], list: true });
    return { products: [], total: 0 };
  }
  const named = products.toSorted(byRank).slice(0, MAX_PRODUCTS);
  keepReading({ of: [products, variants], shows: named, list: true });

  return {
    total: products.length,
    products: named.map((product) => {
      const section = sectionOf(product, variants) ?? 'men';
      return {
        section,
        path: productPath(section, product.slug),
        name: product.name,
        price: product.price,
        category: product.category?.name ?? '',
      };
    }),
  };
}
