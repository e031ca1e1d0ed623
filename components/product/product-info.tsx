import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FeatureIcon } from '@/components/catalogue/feature-icon';
import type { ProductFeature } from '@/components/catalogue/feature-row';
import { ShopLink } from '@/components/layout/shop-link';
import { FABRICS, type Fabric } from '@/content/fabrics';
import { GARMENT_FEATURES, GARMENT_KIND_WORN_BY_MODEL } from '@/content/features';
import type { GarmentKind } from '@/content/size-guides';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import { LEGAL_PLACEHOLDERS } from '@/lib/legal/legal-page';
import { findGarmentKind, getSizeGuide } from '@/lib/size-guide/size-guides';
import styles from './product-info.module.scss';

/** The terms of every order, below the button: delivery, returns and payment. */
export function OrderTerms() {
  const t = useTranslations('catalogue');

  return (
    <ul className="stack1 soft small" aria-label={t('promises')}>
      <li className={styles.free}>{t('delivery')}</li>
      <li>{t('deliveryDays', LEGAL_PLACEHOLDERS)}</li>
      <li>{t('returnDays', LEGAL_PLACEHOLDERS)}</li>
      <li>{t('payment', LEGAL_PLACEHOLDERS)}</li>
    </ul>
  );
}

type DisclosureProps = { title: string; open?: boolean; children: ReactNode };

/** A disclosure in an exclusive group, without JavaScript. */
function Disclosure({ title, open = false, children }: DisclosureProps) {
  return (
    <details name="about" open={open} className={styles.disclosure}>
      <summary className={styles.summary}>{title}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

/** Fit and care of this kind of garment, and delivery and returns. */
export function ProductInfo({ kind }: { kind: GarmentKind | undefined }) {
  const t = useTranslations('catalogue');
  const guides = useTranslations('sizeGuide');
  const care = useTranslations('care');
  const words = kind && getSizeGuide(kind).words;

  return (
    <>
      {words && <Disclosure title={t('fit')}>{guides(`${words}Fit`)}</Disclosure>}
      {words && <Disclosure title={t('care')}>{care(words)}</Disclosure>}
      <Disclosure title={t('shipping')}>
        <p>{t('shippingText', LEGAL_PLACEHOLDERS)}</p>
        <ShopLink href="/shipping-and-returns" className={styles.more}>
          {t('shippingMore')}
        </ShopLink>
      </Disclosure>
    </>
  );
}

/** The material and features of a garment (spec §2), by its fabric or its kind. Renders nothing for unknown kinds. */
export function ProductFeatures({ product }: { product: ShopProduct }) {
  const t = useTranslations('features');
  const catalogue = useTranslations('catalogue');
  const kind = findGarmentKind(product.category?.name);
  const fabric = FABRICS.find(({ products }) => products.includes(product.name));
  if (fabric) return <WomensFabric fabric={fabric} />;
  const features = kind && GARMENT_FEATURES[kind];
  if (!features) return null;

  return (
    <Disclosure title={catalogue('features')} open>
      <FeatureList features={features.map(({ icon, label }) => ({ icon, label: t(label) }))} />
      {kind === GARMENT_KIND_WORN_BY_MODEL && <p className={styles.note}>{t('model')}</p>}
    </Disclosure>
  );
}

/** The features of a garment, below its description. */
function FeatureList({ features }: { features: readonly ProductFeature[] }) {
  return (
    <ul className={styles.list}>
      {features.map(({ icon, label }) => (
        <li key={label} className={styles.feature}>
          <FeatureIcon name={icon} className={styles.icon} />
          {label}
        </li>
      ))}
    </ul>
  );
}

/** The fabric of a women's product with its composition and features (spec §2). */
function WomensFabric({ fabric }: { fabric: Fabric }) {
  const t = useTranslations('woman');

  return (
    <Disclosure title={t('fabric')} open>
      <p>
        <strong className="medium">{t(fabric.name)}</strong>
        <span className={`${styles.note} block`}>{t(`${fabric.name}Composition`)}</span>
      </p>
      <FeatureList features={fabric.features.map(({ icon, label }) => ({ icon, label: t(label) }))} />
    </Disclosure>
  );
}
