import { getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import { RetryButton } from '@/components/ui/retry-button';
import type { Locale } from '@/lib/contract/locale';
import type { FeaturedBlock as Block } from '@/lib/pages/men';
import styles from './featured-block.module.scss';
import { ProductCard } from './product-card';

type FeaturedBlockProps = {
  title: string;
  tagline: string;
  block: Block;
  locale: Locale;
  tone: 'sea' | 'sand';
};

/** A featured variant with its products (spec §2), or the error (spec §8). */
export async function FeaturedBlock({ title, tagline, block, locale, tone }: FeaturedBlockProps) {
  return (
    <section className={`${styles.block} ${styles[tone]}`}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.tagline}>{tagline}</p>
        </div>
        <FeaturedProducts block={block} locale={locale} />
      </div>
    </section>
  );
}

async function FeaturedProducts({ block, locale }: { block: Block; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'catalogue' });
  const errors = await getTranslations({ locale, namespace: 'errors' });

  if ('fault' in block) {
    return (
      <Notice tone="danger" action={<RetryButton />}>
        {errors('featuredBlock', { code: block.fault })}
      </Notice>
    );
  }
  if (block.products.length === 0) return <Notice tone="plain">{errors('noFeatured')}</Notice>;

  return (
    <ul className={styles.products}>
      {block.products.map((card) => (
        <li key={card.id}>
          <ProductCard card={card} noImage={t('noImage')} sizes="(min-width: 768px) 36vw, 92vw" />
        </li>
      ))}
    </ul>
  );
}
