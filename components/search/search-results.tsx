import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import type { Results } from '@/lib/pages/search';
import { CardShelf } from './card-shelf';
import { ResultPages } from './result-pages';
import { SearchHead } from './search-head';

type SearchResultsProps = { locale: Locale; question: string; results: Results };

/** What was found, how many, and whether it was looked for under other words than those typed. */
export async function SearchResults({ locale, question, results }: SearchResultsProps) {
  const t = await getTranslations({ locale, namespace: 'search' });
  const { words, count, page, pages, cards } = results;
  const typed = () => <bdi>{question}</bdi>;
  const counted = [t('count', { count }), pages > 1 && t('pageOf', { page, pages })]
    .filter(Boolean)
    .join(', ');

  return (
    <>
      <SearchHead locale={locale} question={question} title={t.rich('resultsFor', { query: typed })}>
        {words && t.rich('corrected', { typed, meant: () => words })}
      </SearchHead>
      <CardShelf locale={locale} title={counted} cards={cards} inSight={4} />
      <ResultPages locale={locale} question={question} page={page} pages={pages} />
    </>
  );
}
