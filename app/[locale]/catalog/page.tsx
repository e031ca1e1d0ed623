import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CatalogRequestPage } from '@/components/catalog-request/catalog-request-page';
import { JsonLd } from '@/components/seo/json-ld';
import { CATALOG_ART } from '@/content/catalog-art';
import { SITE } from '@/content/site';
import { LOCALES } from '@/lib/contract/locale';
import { someTexts } from '@/lib/i18n/client-texts';
import { TextsProvider } from '@/lib/i18n/texts';
import { CATALOGUE_YEAR } from '@/lib/leads/catalogue-file';
import { homeCrumb } from '@/lib/seo/crumbs';
import { pageData } from '@/lib/seo/page-data';
import { pageMetadata } from '@/lib/seo/page-metadata';

type Props = PageProps<'/[locale]/catalog'>;

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

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'catalogRequest' });

  return pageMetadata({
    locale,
    path: PATH,
    title: t('title', { year: CATALOGUE_YEAR }),
    description: t('description', { year: CATALOGUE_YEAR, brand: SITE.name }),
  });
}

export default async function CatalogPage({ params }: Props) {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'catalogRequest' });
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
