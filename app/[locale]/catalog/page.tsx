import { useLocale, useTranslations } from 'next-intl';
import { CatalogRequestPage } from '@/components/catalog-request/catalog-request-page';
import { PageJsonLd } from '@/components/seo/json-ld';
import { ART } from '@/content/art';
import { SITE } from '@/content/site';
import { someTexts } from '@/lib/i18n/client-texts';
import { TextsProvider } from '@/lib/i18n/texts';
import { CATALOGUE_YEAR } from '@/lib/leads/lead-input';
import { wordedMetadata } from '@/lib/pages/page-metadata';

export const ensureStatic = 'navigation';

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

  'success',
  'successText',
  'open',
] as const;

export const generateMetadata = () =>
  wordedMetadata('/catalog', 'catalogRequest', (t) => ({
    title: t('title', { year: CATALOGUE_YEAR }),
    description: t('description', { year: CATALOGUE_YEAR, brand: SITE.name }),
  }));

export default function CatalogPage() {
  const locale = useLocale();
  const t = useTranslations('catalogRequest');
  const texts = {
    ...someTexts(locale, 'catalogRequest', FORM_TEXTS),
    ...someTexts(locale, 'errors', ['catalogRequest']),
  };

  return (
    <TextsProvider locale={locale} texts={texts}>
      <CatalogRequestPage art={ART.catalogRequest} />
      <PageJsonLd name={t('title', { year: CATALOGUE_YEAR })} path="/catalog" />
    </TextsProvider>
  );
}
