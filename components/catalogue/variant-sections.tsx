import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { FailedRead, Notice } from '@/components/ui/notice';
import { isOutage } from '@/lib/catalogue/outage';
import type { FeaturedBlock as Block, VariantSection } from '@/lib/pages/men';
import { ProductCards } from './product-cards';
import styles from './variant-sections.module.scss';

type FeaturedBlockProps = {
  title: string;
  tagline: string;
  block: Block;
  tone: 'sea' | 'sand';
};

/** A featured variant with its products (spec §2), or the error (spec §8). */
export function FeaturedBlock({ title, tagline, block, tone }: FeaturedBlockProps) {
  return (
    <section className={`${styles.block} ${styles[tone]}`}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 className={styles.name}>{title}</h2>
          <p className={styles.tagline}>{tagline}</p>
        </div>
        <FeaturedProducts block={block} />
      </div>
    </section>
  );
}

function FeaturedProducts({ block }: { block: Block }) {
  const errors = useTranslations('errors');

  if ('fault' in block) return <FailedRead>{errors('featuredBlock', { code: block.fault })}</FailedRead>;
  if (block.products.length === 0) return <Notice tone="plain">{errors('noFeatured')}</Notice>;

  return (
    <ProductCards
      cards={block.products}
      sizes="(min-width: 2000px) 620px, (min-width: 1024px) 31vw, (min-width: 768px) 46vw, 92vw"
      className={styles.featured}
    />
  );
}

/** One section per variant. Its width depends on its products, so that small sections share a row. */
export function VariantSections({ sections }: { sections: VariantSection[] }) {
  const t = useTranslations('men');

  if (sections.length === 0) return null;

  return (
    <div className={styles.sections}>
      {sections.map(({ variant, products }) => (
        <section key={variant.id} className={styles.section} style={spanOf(products)}>
          <h2 className={styles.title}>{t('variantHeading', { name: variant.name })}</h2>
          <SectionProducts products={products} />
        </section>
      ))}
    </div>
  );
}

function spanOf(products: VariantSection['products']): CSSProperties & { '--span': number } {
  return { '--span': isOutage(products) ? 4 : Math.min(Math.max(products.length, 1), 4) };
}

function SectionProducts({ products }: { products: VariantSection['products'] }) {
  const errors = useTranslations('errors');
  const failures = useTranslations('failures');

  if (isOutage(products)) {
    return <FailedRead>{errors('mensSection', { detail: failures(products.outage) })}</FailedRead>;
  }
  if (products.length === 0) return <Notice tone="plain">{errors('noVariantProducts')}</Notice>;

  return (
    <ProductCards
      cards={products}
      sizes="(min-width: 2000px) 450px, (min-width: 1024px) 22vw, 46vw"
      className={styles.products}
      hasTransition
    />
  );
}
