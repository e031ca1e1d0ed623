import 'server-only';
import { CATEGORY_NAMES } from '@/content/categories';
import { listProducts, listVariants } from '@/lib/catalogue/catalogue';
import { choiceValue } from '@/lib/catalogue/choice-value';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import { type ProductCard, productCard } from '@/lib/catalogue/product-card';
import { sectionOf } from '@/lib/catalogue/section';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import { swimwearPool } from '@/lib/catalogue/swimwear';
import type { Variant } from '@/lib/contract/catalogue';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';

/** Returns the names of the categories with women's products, in catalogue order. */
export function womensCategories(products: ShopProduct[], variants: Variant[]): string[] {
  const own = products.filter((product) => sectionOf(product, variants) === 'woman');
  return [...new Set(own.flatMap(({ category }) => (category ? [category.name] : [])))];
}

/** The categories to link while the catalogue cannot be read. */
const USUAL_CATEGORIES = ['Bikini', 'Swimsuit', 'Rash Guard', 'Dress', 'Sandals'];

export type CategoryLink = { href: string; name: string };

/** Returns the links to the women's categories. @throws ApiError at run time */
export async function listCategoryLinks(locale: Locale): Promise<CategoryLink[]> {
  const [products, variants] = await Promise.all([listProducts(), listVariants()]);
  const names =
    isOutage(products) || isOutage(variants) ? USUAL_CATEGORIES : womensCategories(products, variants);
  return names.map((name) => {
    const value = choiceValue(name);
    return {
      href: localePath(locale, `/woman?${new URLSearchParams({ category: value })}`),
      name: CATEGORY_NAMES[value]?.[locale] ?? name,
    };
  });
}

/**
 * Returns the swimwear that a page picks four products from (spec §2). It is cached like the list of
 * products: large catalogues are sampled randomly, which a static page may only do in a cached function.
 * @throws ApiError at run time
 */
export async function listSwimwear(locale: Locale): Promise<ProductCard[] | Outage> {
  'use cache';
  const products = await listProducts();
  if (isOutage(products)) return products;
  return swimwearPool(products).map((product) => productCard(product, 'woman', locale));
}
