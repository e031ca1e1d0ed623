import 'server-only';
import { cacheCatalogueRead } from '@/lib/catalogue/cached-read';
import { loadCatalogue } from '@/lib/catalogue/catalogue';
import { isOutage } from '@/lib/catalogue/outage';
import { productPath, sectionOf } from '@/lib/catalogue/section';
import { newestFirst, type ShopProduct } from '@/lib/catalogue/shop-product';
import type { ListedProduct } from '@/lib/seo/llms-text';

/** More would be no overview; the sitemap has them all. */
const MAX_PRODUCTS = 200;

const byRank = (a: ShopProduct, b: ShopProduct) =>
  Number(b.isFeatured) - Number(a.isFeatured) || newestFirst(a, b);

/** The products an overview names, featured and newest first. @throws ApiError when the catalogue cannot be read */
export async function readOverview(): Promise<{ products: ListedProduct[]; total: number }> {
  'use cache';
  const { products, variants } = await loadCatalogue('products', 'variants');
  const known = isOutage(variants) ? [] : variants;
  const listed = isOutage(products) || isOutage(variants) ? [] : products;
  const named = listed.toSorted(byRank).slice(0, MAX_PRODUCTS);
  cacheCatalogueRead({ of: [products, variants], shows: named, list: true });

  return {
    total: listed.length,
    products: named.map((product) => {
      const section = sectionOf(product, known);
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
