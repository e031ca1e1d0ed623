import { getTranslations } from 'next-intl/server';
import type { Fabric } from '@/content/fabrics';
import type { Locale } from '@/lib/contract/locale';
import { FeatureList } from './feature-list';
import styles from './product-facts.module.scss';

/** What a women's product is made of, and what that can do (spec §2). */
export async function WomensFabric({ fabric, locale }: { fabric: Fabric; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'woman' });

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
