import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { CatalogRequestPage } from '@/components/catalog-request/catalog-request-page';
import { JsonLd } from '@/components/seo/json-ld';
import { CATALOG_ART } from '@/content/art/page-art';
import { SITE } from '@/content/site';
import { someTexts } from '@/lib/i18n/client-texts';
import { TextsProvider } from '@/lib/i18n/texts';
import { CATALOGUE_YEAR } from '@/lib/leads/catalogue-file';
import { pageMetadata } from '@/lib/pages/page-metadata';
import { homeCrumb, pageData } from '@/lib/seo/page-data';

const PATH = '/catalog';

/** What the form says in the browser. */
const FORM_TEXTS = [
  'fullName',
  'email',
  'phone',
  'phoneHint',
  'leaveEmpty',
  'submit',
  'submitting',
  'emailFormat',
  'phoneFormat',
  'success',
  'successText',
  'open',
] as const;

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale();
  const t = await getTranslations('catalogRequest');

  return pageMetadata({
    locale,
    path: PATH,
    title: t('title', { year: CATALOGUE_YEAR }),
    description: t('description', { year: CATALOGUE_YEAR, brand: SITE.name }),
  });
}

export default async function CatalogPage() {
  const locale = await getLocale();
  const t = await getTranslations('catalogRequest');
  const name = t('title', { year: CATALOGUE_YEAR });
  const texts = {
    ...someTexts(locale, 'catalogRequest', FORM_TEXTS),
    ...someTexts(locale, 'errors', ['catalogRequest']),
  };

  return (
    <TextsProvider locale={locale} texts={texts}>
      <CatalogRequestPage art={CATALOG_ART} locale={locale} />
      <JsonLd data={pageData({ locale, name, crumbs: [homeCrumb(locale), { name, path: PATH }] })} />
    </TextsProvider>
  );
}
