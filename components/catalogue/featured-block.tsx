import { useTranslations } from 'next-intl';
import { FailedRead } from '@/components/ui/failed-read';
import { Notice } from '@/components/ui/notice';
import type { FeaturedBlock as Block } from '@/lib/pages/men';
import styles from './featured-block.module.scss';
import { ProductCard } from './product-card';

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
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.tagline}>{tagline}</p>
        </div>
        <FeaturedProducts block={block} />
      </div>
    </section>
  );
}

function FeaturedProducts({ block }: { block: Block }) {
  const t = useTranslations('catalogue');
  const errors = useTranslations('errors');

  if ('fault' in block) {
    return <FailedRead>{errors('featuredBlock', { code: block.fault })}</FailedRead>;
  }
  if (block.products.length === 0) return <Notice tone="plain">{errors('noFeatured')}</Notice>;

  return (
    <ul className={styles.products}>
      {block.products.map((card) => (
        <li key={card.id}>
          <ProductCard
            card={card}
            noImage={t('noImage')}
            sizes="(min-width: 2000px) 620px, (min-width: 1024px) 31vw, (min-width: 768px) 46vw, 92vw"
          />
        </li>
      ))}
    </ul>
  );
}
