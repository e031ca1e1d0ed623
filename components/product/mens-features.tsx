import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import { FeatureList } from './feature-list';
import styles from './product-facts.module.scss';

/** What is said of every men's product (spec §2). */
export async function MensFeatures({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'men' });

  return (
    <div className={styles.facts}>
      <FeatureList
        features={[
          { icon: 'stretch', label: t('detailStretch') },
          { icon: 'lightweight', label: t('detailLight') },
          { icon: 'durability', label: t('detailDurable') },
          { icon: 'quick-dry', label: t('detailDry') },
        ]}
      />
      <p className={styles.note}>{t('model')}</p>
    </div>
  );
}
