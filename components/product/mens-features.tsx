import { getTranslations } from 'next-intl/server';
import { FeatureList } from './feature-list';
import styles from './product-facts.module.scss';

/** What is said of every men's product (spec §2). */
export async function MensFeatures() {
  const t = await getTranslations('men');

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
