import { getTranslations } from 'next-intl/server';
import type { Fabric } from '@/content/fabrics';
import { FeatureList } from './feature-list';
import styles from './product-facts.module.scss';

/** What a women's product is made of, and what that can do (spec §2). */
export async function WomensFabric({ fabric }: { fabric: Fabric }) {
  const t = await getTranslations('woman');

  return (
    <div className={styles.facts}>
      <dl className={styles.pairs}>
        <dt className={styles.term}>{t('fabric')}</dt>
        <dd>{t(fabric.name)}</dd>
        <dt className={styles.term}>{t('composition')}</dt>
        <dd>{t(fabric.composition)}</dd>
      </dl>
      <FeatureList features={fabric.features.map(({ icon, label }) => ({ icon, label: t(label) }))} />
    </div>
  );
}
