import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { PageMain } from '@/components/layout/page-main';
import { Picture } from '@/components/ui/picture';
import type { CATALOG_ART } from '@/content/art/page-art';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { CATALOGUE_FILE, CATALOGUE_YEAR } from '@/lib/leads/catalogue-file';
import { CatalogRequestForm } from './catalog-request-form';
import styles from './catalog-request-page.module.scss';

/** The printed catalogue and the form that asks for it; the form's words come from the page around. */
export async function CatalogRequestPage({ art, locale }: { art: typeof CATALOG_ART; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'catalogRequest' });

  return (
    <PageMain className={styles.page}>
      <Picture
        {...art}
        alt={art.alt[locale]}
        sizes="(min-width: 1024px) 1600px, 100vw"
        first
        className={styles.picture}
      />
      <div className={styles.column}>
        <h1 className={styles.title}>{t('title', { year: CATALOGUE_YEAR })}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <p>{t('text')}</p>
        <CatalogAnswers locale={locale} />
        <CatalogRequestForm catalogue={{ year: CATALOGUE_YEAR, file: CATALOGUE_FILE }} />
        <p className={styles.privacy}>
          {t('privacy')}{' '}
          <Link href={localePath(locale, '/privacy')} prefetch={false}>
            {t('privacyLink')}
          </Link>
        </p>
      </div>
    </PageMain>
  );
}

/**
 * What came of the form on a page without JavaScript: the one that the address names is shown. What is wrong with a
 * field is said at that field (`CatalogFields`).
 */
async function CatalogAnswers({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'catalogRequest' });
  const errors = await getTranslations({ locale, namespace: 'errors' });

  return (
    <>
      <p id="catalog-done" className={styles.done}>
        <strong>{t('success')}</strong> {t('successNotice', { year: CATALOGUE_YEAR })}{' '}
        <a href={CATALOGUE_FILE}>{t('open')}</a>
      </p>
      <p id="catalog-failed" className={styles.failed}>
        {errors('catalogRequest', { code: 'unavailable', detail: '' })}
      </p>
    </>
  );
}
