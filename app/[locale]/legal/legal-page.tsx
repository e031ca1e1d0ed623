import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { setRequestLocale } from 'next-intl/server';
import { PageMain } from '@/components/layout/page-main';
import { LegalText } from '@/components/legal/legal-text';
import { JsonLd } from '@/components/seo/json-ld';
import type { LegalPageName } from '@/content/legal-pages';
import { LOCALES } from '@/lib/contract/locale';
import { listLegalPages, readLegalPage } from '@/lib/legal/legal-page';
import { homeCrumb } from '@/lib/seo/crumbs';
import { pageData } from '@/lib/seo/page-data';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { summary } from '@/lib/seo/summary';

type Props = { name: LegalPageName; locale: string };

/** What the head of a legal page says. */
export function legalPageMetadata({ name, locale }: Props): Metadata {
  if (!hasLocale(LOCALES, locale)) notFound();
  const { path, title, lead } = readLegalPage(name, locale);

  return pageMetadata({ locale, path, title, description: summary(lead) });
}

/** A legal page, whichever it is. */
export function LegalPage({ name, locale }: Props) {
  if (!hasLocale(LOCALES, locale)) notFound();
  setRequestLocale(locale);
  const page = readLegalPage(name, locale);
  const crumbs = [homeCrumb(locale), { name: page.title, path: page.path }];

  return (
    <PageMain>
      <LegalText page={page} pages={listLegalPages(locale)} locale={locale} />
      <JsonLd data={pageData({ locale, name: page.title, crumbs })} />
    </PageMain>
  );
}
