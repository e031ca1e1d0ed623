import 'server-only';
import { CATEGORY_NAMES } from '@/content/categories';
import { cacheCatalogueRead } from '@/lib/catalogue/cached-read';
import { loadCatalogue } from '@/lib/catalogue/catalogue';
import { choiceValue } from '@/lib/catalogue/choice-value';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import { type ProductCard, productCard } from '@/lib/catalogue/product-card';
import { sectionOf } from '@/lib/catalogue/section';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import { swimwearPool } from '@/lib/catalogue/swimwear';
import type { Variant } from '@/lib/contract/catalogue';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';

/** The names of the categories there is something for women in, in the order of the catalogue. */
export function womensCategories(products: ShopProduct[], variants: Variant[]): string[] {
  const own = products.filter((product) => sectionOf(product, variants) === 'woman');
  return [...new Set(own.flatMap(({ category }) => (category ? [category.name] : [])))];
}

/** What leads to the products of a category where the catalogue cannot say which there are. */
const USUAL_CATEGORIES = ['Bikini', 'Swimsuit', 'Rash Guard', 'Dress', 'Sandals'];

export type CategoryLink = { href: string; name: string };
type WomanPage = { categories: CategoryLink[]; swimwear: ProductCard[] | Outage };

function categoryLink(name: string, locale: Locale): CategoryLink {
  const value = choiceValue(name);
  return {
    href: localePath(locale, `/woman?${new URLSearchParams({ category: value })}`),
    name: CATEGORY_NAMES[value]?.[locale] ?? name,
  };
}

/** What the women's landing page shows of the catalogue. @throws ApiError when it cannot be read */
export async function readWomanPage(locale: Locale): Promise<WomanPage> {
  'use cache';
  const { products, variants } = await loadCatalogue('products', 'variants');
  const unreadable = isOutage(products) || isOutage(variants);
  const categories = unreadable ? USUAL_CATEGORIES : womensCategories(products, variants);
  const swimwear = isOutage(products) ? [] : swimwearPool(products);
  cacheCatalogueRead({ of: [products, variants], shows: swimwear, list: true });

  return {
    categories: categories.map((name) => categoryLink(name, locale)),
    swimwear: isOutage(products)
      ? products
      : swimwear.map((product) => productCard(product, 'woman', locale)),
  };
}
