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
  if (isOutage(products) || isOutage(variants)) {
    cacheCatalogueRead({ of: [products, variants], list: true });
    return { products: [], total: 0 };
  }
  const named = products.toSorted(byRank).slice(0, MAX_PRODUCTS);
  cacheCatalogueRead({ of: [products, variants], shows: named, list: true });

  return {
    total: products.length,
    products: named.map((product) => {
      const section = sectionOf(product, variants);
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
