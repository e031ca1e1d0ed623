import { getTranslations } from 'next-intl/server';
import type { NavigationGroup } from '@/content/navigation';
import type { Locale } from '@/lib/contract/locale';
import type { NoResults } from '@/lib/pages/search';
import { CardShelf } from './card-shelf';
import { SearchHead } from './search-head';
import { SectionLinks } from './section-links';

type NothingFoundProps = {
  locale: Locale;
  question: string;
  results: NoResults;
  groups: readonly NavigationGroup[];
};

/** Says that there is nothing, and offers what comes nearest, and the sections. */
export async function NothingFound({ locale, question, results, groups }: NothingFoundProps) {
  const t = await getTranslations({ locale, namespace: 'search' });
  const { near, cards } = results;
  const query = () => <bdi>{question}</bdi>;

  return (
    <>
      <SearchHead locale={locale} question={question} title={t.rich('nothing', { query })}>
        {t('nothingText')}
      </SearchHead>
      <SectionLinks locale={locale} groups={groups} />
      {cards.length > 0 && (
        <CardShelf locale={locale} title={t(near ? 'nearest' : 'favourites')} cards={cards} />
      )}
    </>
  );
}
