import { useLocale, useTranslations } from 'next-intl';
import { CatalogRequestPage } from '@/components/catalog-request/catalog-request-page';
import { MoreMessages } from '@/components/layout/more-messages';
import { PageJsonLd } from '@/components/seo/json-ld';
import { ART } from '@/content/art';
import { SITE } from '@/content/site';
import { pickMessages } from '@/lib/i18n/client-messages';
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
    ...pickMessages(locale, 'catalogRequest', FORM_TEXTS),
    ...pickMessages(locale, 'errors', ['catalogRequest']),
  };

  return (
    <MoreMessages messages={texts}>
      <CatalogRequestPage art={ART.catalogRequest} />
      <PageJsonLd name={t('title', { year: CATALOGUE_YEAR })} path="/catalog" />
    </MoreMessages>
  );
}
