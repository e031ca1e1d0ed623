import { INDONESIAN_VARIANT_NAMES } from '@/content/categories';
import type { Product } from '@/lib/contract/catalogue';
import type { Locale } from '@/lib/contract/locale';
import { slugifyChoice } from './choice-value';

export type ShopProduct = Product & { slug: string };

/** Compares two products by creation date, newest first. Products without a date come last. */
export function compareNewestFirst(a: Pick<Product, 'createdAt'>, b: Pick<Product, 'createdAt'>): number {
  return (b.createdAt ?? '').localeCompare(a.createdAt ?? '');
}

/** Returns description and colour in the page's language, or in English if there is no translation. */
export function getProductTexts({ description, colour, translations }: Product, locale: Locale) {
  const translated = locale === 'id' ? translations?.id : undefined;
  return {
    description: translated?.description ?? description,
    colour: translated?.colour ?? colour,
  };
}

/** Returns the name of a variant in the page's language. Unlisted variants keep the catalogue's name. */
export function variantLabel(name: string, locale: Locale): string {
  return (locale === 'id' && INDONESIAN_VARIANT_NAMES.get(slugifyChoice(name))) || name;
}
