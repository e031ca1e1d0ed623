import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SearchFailed } from '@/components/search/search-failed';
import { SearchMain } from '@/components/search/search-main';
import { SearchStart } from '@/components/search/search-start';
import { SHOP_GROUPS } from '@/content/navigation';
import { isOutage } from '@/lib/catalogue/outage';
import { LOCALES } from '@/lib/contract/locale';
import { readSearchStart } from '@/lib/pages/search';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata({ params }: PageProps<'/[locale]/search'>): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'search' });

  return pageMetadata({
    locale,
    path: '/search',
    title: t('title'),
    description: t('description'),
    index: false,
  });
}

export default async function SearchPage({ params }: PageProps<'/[locale]/search'>) {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  setRequestLocale(locale);
  const cards = await readSearchStart(locale);

  return (
    <SearchMain>
      {isOutage(cards) ? (
        <SearchFailed locale={locale} />
      ) : (
        <SearchStart locale={locale} groups={SHOP_GROUPS} cards={cards} />
      )}
    </SearchMain>
  );
}
