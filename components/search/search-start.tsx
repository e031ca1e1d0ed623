import { getTranslations } from 'next-intl/server';
import type { NavigationGroup } from '@/content/navigation';
import type { ProductCard } from '@/lib/catalogue/product-card';
import type { Locale } from '@/lib/contract/locale';
import { CardShelf } from './card-shelf';
import { SearchHead } from './search-head';
import { SectionLinks } from './section-links';

type SearchStartProps = {
  locale: Locale;
  groups: readonly NavigationGroup[];
  cards: readonly ProductCard[];
};

/** The search before anything is asked: the field, the sections, a few products. */
export async function SearchStart({ locale, groups, cards }: SearchStartProps) {
  const t = await getTranslations({ locale, namespace: 'search' });

  return (
    <>
      <SearchHead locale={locale} title={t('heading')} />
      <SectionLinks locale={locale} groups={groups} />
      {cards.length > 0 && <CardShelf locale={locale} title={t('favourites')} cards={cards} />}
    </>
  );
}
