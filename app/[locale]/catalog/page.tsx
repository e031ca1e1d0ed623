import { useLocale, useTranslations } from 'next-intl';
import styles from '@/components/catalog-request/catalog-request.module.scss';
import { CatalogRequestForm } from '@/components/catalog-request/catalog-request-form';
import { MessagesProvider } from '@/components/layout/messages-provider';
import { PageMain } from '@/components/layout/page-main';
import { ShopLink } from '@/components/layout/shop-link';
import { SitePictureImage } from '@/components/layout/site-picture-image';
import { PageJsonLd } from '@/components/seo/json-ld';
import { JavaScriptRequiredNotice } from '@/components/ui/javascript-required-notice';
import { SITE } from '@/content/site';
import { SITE_PICTURES } from '@/content/site-pictures';
import { pickMessages } from '@/lib/i18n/client-messages';
import { CATALOGUE_FILE, CATALOGUE_YEAR } from '@/lib/leads/lead-input';
import { metadataFromMessages } from '@/lib/pages/page-metadata';

export const ensureStatic = 'navigation';

/** Messages that the form needs in the browser. */
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
  metadataFromMessages('/catalog', 'catalogRequest', (t) => ({
    title: t('title', { year: CATALOGUE_YEAR }),
    description: t('description', { year: CATALOGUE_YEAR, brand: SITE.name }),
  }));

export default function CatalogRequestPage() {
  const locale = useLocale();
  const t = useTranslations('catalogRequest');
  const texts = {
    ...pickMessages(locale, 'catalogRequest', FORM_TEXTS),
    ...pickMessages(locale, 'errors', ['catalogRequest']),
  };

  return (
    <MessagesProvider messages={texts}>
      <CatalogRequestContent art={SITE_PICTURES.catalogRequest} />
      <PageJsonLd name={t('title', { year: CATALOGUE_YEAR })} path="/catalog" />
    </MessagesProvider>
  );
}

/** The printed catalogue and the form to request it. */
function CatalogRequestContent({ art }: { art: typeof SITE_PICTURES.catalogRequest }) {
  const t = useTranslations('catalogRequest');

  return (
    <PageMain className={styles.page}>
      <SitePictureImage
        art={art}
        sizes="(min-width: 1440px) 1600px, 100vw"
        first
        className={styles.picture}
      />
      <div className={styles.column}>
        <h1 className={styles.title}>{t('title', { year: CATALOGUE_YEAR })}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <p>{t('text')}</p>
        <CatalogRequestForm catalogue={{ year: CATALOGUE_YEAR, file: CATALOGUE_FILE }} />
        <JavaScriptRequiredNotice />
        <p className="soft small">
          {t('privacy')} <ShopLink href="/privacy">{t('privacyLink')}</ShopLink>
        </p>
      </div>
    </PageMain>
  );
}
