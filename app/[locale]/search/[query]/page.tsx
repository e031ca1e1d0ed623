import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { getLocale } from 'next-intl/server';
import { SearchFailure, SearchMain, SearchOutcome } from '@/components/search/search-results';
import { SHOP_LINK_GROUPS } from '@/content/navigation';
import { isOutage } from '@/lib/catalogue/outage';
import { metadataFromMessages } from '@/lib/pages/page-metadata';
import { parseSearchQuery, readSearchResults } from '@/lib/pages/search';
import { searchPath } from '@/lib/search/search-path';
import { tokenize } from '@/lib/search/words';

type Props = PageProps<'/[locale]/search/[query]'>;

/** Rendered for every request and not cached, because the number of queries is unlimited. */
export const instant = false;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { query } = parseSearchQuery((await params).query);

  return metadataFromMessages('/search', 'search', (t) => ({
    title: query ? t('titleOf', { query }) : t('title'),
    description: t('description'),
  }));
}

export default async function SearchResultsPage({ params }: Props) {
  await connection();
  const locale = await getLocale();
  const { query, page } = parseSearchQuery((await params).query);
  if (!query) redirect(searchPath(locale));
  const results = await readSearchResults(locale, tokenize(query).join(' '), page);

  return (
    <SearchMain>
      {isOutage(results) ? (
        <SearchFailure query={query} />
      ) : (
        <SearchOutcome query={query} results={results} groups={SHOP_LINK_GROUPS} />
      )}
    </SearchMain>
  );
}
