import type { Locale } from '@/lib/contract/locale';

/**
 * The translated names of categories. The keys are the names in the catalogue, in their URL form. Other
 * categories keep their name.
 */
export const TRANSLATED_CATEGORY_NAMES: ReadonlyMap<string, Record<Locale, string>> = new Map(
  Object.entries({
    boardshorts: { en: 'Boardshorts', id: 'Boardshort' },
    volleypants: { en: 'Volleypants', id: 'Celana volley' },
    tees: { en: 'Tees', id: 'Kaus' },
    sandals: { en: 'Sandals', id: 'Sandal' },
    bikini: { en: 'Bikinis', id: 'Bikini' },
    swimsuit: { en: 'Swimsuits', id: 'Baju renang' },
    'rash-guard': { en: 'Rash guards', id: 'Rash guard' },
    dress: { en: 'Dresses', id: 'Gaun' },
  }),
);

/**
 * The Indonesian names of variants. The keys are the names in the catalogue, in their URL form. Other variants
 * keep their name.
 */
export const INDONESIAN_VARIANT_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    volley: 'Celana volley',
    tees: 'Kaus',
    sandals: 'Sandal',
    dress: 'Gaun',
    "women's-sandals": 'Sandal wanita',
  }),
);
