import { useTranslations } from 'next-intl';
import { FailedRead } from '@/components/ui/failed-read';
import { Notice } from '@/components/ui/notice';
import { isOutage } from '@/lib/catalogue/outage';
import type { VariantSection } from '@/lib/pages/men';
import { ProductCard } from './product-card';
import styles from './variant-sections.module.scss';

/** One section for each variant, as wide as it has products, so that small ones share a row. */
export function VariantSections({ sections }: { sections: VariantSection[] }) {
  const t = useTranslations('men');

  if (sections.length === 0) return null;

  return (
    <div className={styles.sections}>
      {sections.map(({ variant, products }) => (
        <section key={variant.id} className={styles.section} data-span={spanOf(products)}>
          <h2 className={styles.title}>{t('variantHeading', { name: variant.name })}</h2>
          <SectionProducts products={products} />
        </section>
      ))}
    </div>
  );
}

function spanOf(products: VariantSection['products']): number {
  return isOutage(products) ? 4 : Math.min(Math.max(products.length, 1), 4);
}

function SectionProducts({ products }: { products: VariantSection['products'] }) {
  const t = useTranslations('catalogue');
  const errors = useTranslations('errors');
  const failures = useTranslations('failures');

  if (isOutage(products)) {
    return <FailedRead>{errors('mensSection', { detail: failures(products.outage) })}</FailedRead>;
  }
  if (products.length === 0) return <Notice tone="plain">{errors('noVariantProducts')}</Notice>;

  return (
    <ul className={styles.products}>
      {products.map((card) => (
        <li key={card.id}>
          <ProductCard
            card={card}
            noImage={t('noImage')}
            sizes="(min-width: 2000px) 450px, (min-width: 1024px) 22vw, 46vw"
            travels
          />
        </li>
      ))}
    </ul>
  );
}
