import type { Product } from '@/lib/contract/catalogue';
import type { Locale } from '@/lib/contract/locale';

/** Description and colour in the page's language, in English where there is no translation. */
export function productWords({ description, colour, translations }: Product, locale: Locale) {
  const translated = locale === 'id' ? translations?.id : undefined;
  return {
    description: translated?.description ?? description,
    colour: translated?.colour ?? colour,
  };
}
