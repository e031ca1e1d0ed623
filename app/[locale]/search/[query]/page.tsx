import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SearchAnswer } from '@/components/search/search-answer';
import { SearchFailed } from '@/components/search/search-failed';
import { SearchMain } from '@/components/search/search-main';
import { SHOP_GROUPS } from '@/content/navigation';
import { isOutage } from '@/lib/catalogue/outage';
import { LOCALES } from '@/lib/contract/locale';
import { parseSearchQuery, readResults } from '@/lib/pages/search';
import { searchPath } from '@/lib/search/search-path';
import { wordsOf } from '@/lib/search/words';
import { pageMetadata } from '@/lib/seo/page-metadata';

type Props = PageProps<'/[locale]/search/[query]'>;

/** One sample, so that the build tries the page; the others are rendered when they are asked for. */
export function generateStaticParams() {
  return [{ query: 'q=bikini' }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, query } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'search' });
  const { question } = parseSearchQuery(query);

  return pageMetadata({
    locale,
    path: '/search',
    title: question ? t('titleOf', { query: question }) : t('title'),
    description: t('description'),
    index: false,
  });
}

export default async function SearchResultsPage({ params }: Props) {
  const { locale, query } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  setRequestLocale(locale);
  const { question, page } = parseSearchQuery(query);
  if (!question) redirect(searchPath(locale));
  const results = await readResults(locale, wordsOf(question).join(' '), page);

  return (
    <SearchMain>
      {isOutage(results) ? (
        <SearchFailed locale={locale} question={question} />
      ) : (
        <SearchAnswer locale={locale} question={question} results={results} groups={SHOP_GROUPS} />
      )}
    </SearchMain>
  );
}
