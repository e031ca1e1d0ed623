import 'server-only';
import { CATEGORY_NAMES } from '@/content/categories';
import { choiceValue } from '@/lib/catalogue/choice-value';
import { keepReading } from '@/lib/catalogue/keep-reading';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import { type ProductCard, productCard } from '@/lib/catalogue/product-card';
import { swimwearPool } from '@/lib/catalogue/swimwear';
import { womensCategories } from '@/lib/catalogue/womens-categories';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';

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
  keepReading({ of: [products, variants], shows: swimwear, list: true });

  return {
    categories: categories.map((name) => categoryLink(name, locale)),
    swimwear: isOutage(products)
      ? products
      : swimwear.map((product) => productCard(product, 'woman', locale)),
  };
}
