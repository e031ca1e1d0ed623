import type { Locale } from '@/lib/contract/locale';

/** The translated category names, by the URL form of the catalogue's name. Other categories keep their name. */
export const CATEGORY_NAMES: Readonly<Record<string, Record<Locale, string>>> = {
  boardshorts: { en: 'Boardshorts', id: 'Boardshort' },
  volleypants: { en: 'Volleypants', id: 'Celana Volley' },
  tees: { en: 'Tees', id: 'Kaus' },
  sandals: { en: 'Sandals', id: 'Sandal' },
  bikini: { en: 'Bikini', id: 'Bikini' },
  swimsuit: { en: 'Swimsuit', id: 'Baju Renang' },
  'rash-guard': { en: 'Rash Guard', id: 'Rash Guard' },
  dress: { en: 'Dress', id: 'Gaun' },
};
