import { useTranslations } from 'next-intl';
import type { Feature } from '@/components/catalogue/feature-row';
import { NamedIcon } from '@/components/ui/icon';
import type { Fabric } from '@/content/fabrics';
import { Disclosure } from './good-to-know';
import styles from './product-facts.module.scss';

/** What is said of every men's product (spec §2). */
export function MensFeatures() {
  const t = useTranslations('men');
  const catalogue = useTranslations('catalogue');

  return (
    <Disclosure title={catalogue('features')} open>
      <FeatureList
        features={[
          { icon: 'stretch', label: t('detailStretch') },
          { icon: 'lightweight', label: t('detailLight') },
          { icon: 'durability', label: t('detailDurable') },
          { icon: 'quick-dry', label: t('detailDry') },
        ]}
      />
      <p className={styles.note}>{t('model')}</p>
    </Disclosure>
  );
}

/** What this garment can do, below its description. */
function FeatureList({ features }: { features: readonly Feature[] }) {
  return (
    <ul className={styles.list}>
      {features.map(({ icon, label }) => (
        <li key={label} className={styles.feature}>
          <NamedIcon name={icon} className={styles.icon} />
          {label}
        </li>
      ))}
    </ul>
  );
}

/** What a women's product is made of, and what that can do (spec §2). */
export function WomensFabric({ fabric }: { fabric: Fabric }) {
  const t = useTranslations('woman');

  return (
    <Disclosure title={t('fabric')} open>
      <dl className={styles.pairs}>
        <dt className={styles.term}>{t('fabric')}</dt>
        <dd>{t(fabric.name)}</dd>
        <dt className={styles.term}>{t('composition')}</dt>
        <dd>{t(fabric.composition)}</dd>
      </dl>
      <FeatureList features={fabric.features.map(({ icon, label }) => ({ icon, label: t(label) }))} />
    </Disclosure>
  );
}
