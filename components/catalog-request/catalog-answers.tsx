import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import { CATALOGUE_FILE, CATALOGUE_YEAR } from '@/lib/leads/catalogue-file';
import styles from './catalog-answers.module.scss';

/**
 * What came of the form on a page without JavaScript: the one that the address names is shown. What is wrong with a
 * field is said at that field (`CatalogFields`).
 */
export async function CatalogAnswers({ locale }: { locale: Locale }) {
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
