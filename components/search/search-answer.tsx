import type { NavigationGroup } from '@/content/navigation';
import type { Locale } from '@/lib/contract/locale';
import type { NoResults, Results } from '@/lib/pages/search';
import { NothingFound } from './nothing-found';
import { SearchResults } from './search-results';

type SearchAnswerProps = {
  locale: Locale;
  question: string;
  results: Results | NoResults;
  groups: readonly NavigationGroup[];
};

/** What the search says to a question. */
export function SearchAnswer({ results, groups, ...asked }: SearchAnswerProps) {
  if (results.kind === 'none') return <NothingFound {...asked} results={results} groups={groups} />;
  return <SearchResults {...asked} results={results} />;
}
