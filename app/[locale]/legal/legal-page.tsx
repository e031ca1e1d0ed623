import type { Metadata } from 'next';
import { useLocale } from 'next-intl';
import { getLocale } from 'next-intl/server';
import { PageMain } from '@/components/layout/page-main';
import { LegalText } from '@/components/legal/legal-text';
import { PageJsonLd } from '@/components/seo/json-ld';
import type { LegalPageName } from '@/content/legal-pages';
import { listLegalPages, readLegalPage } from '@/lib/legal/legal-page';
import { pageMetadata } from '@/lib/pages/page-metadata';
import { summary } from '@/lib/seo/summary';

/** The head of a legal page. */
export async function legalPageMetadata(name: LegalPageName): Promise<Metadata> {
  const locale = await getLocale();
  const { path, title, lead } = readLegalPage(name, locale);

  return pageMetadata({ locale, path, title, description: summary(lead) });
}

/** A legal page, whichever it is. */
export function LegalPage({ name }: { name: LegalPageName }) {
  const locale = useLocale();
  const page = readLegalPage(name, locale);

  return (
    <PageMain footer="compact">
      <LegalText page={page} pages={listLegalPages(locale)} />
      <PageJsonLd name={page.title} path={page.path} />
    </PageMain>
  );
}
