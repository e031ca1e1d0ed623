import { useTranslations } from 'next-intl';
import { ProductCard } from '@/components/catalogue/product-card';
import type { ProductCard as Card } from '@/lib/catalogue/product-card';
import styles from './related-products.module.scss';

/** What to look at next; nothing where there is nothing else. */
export function RelatedProducts({ cards }: { cards: readonly Card[] }) {
  const t = useTranslations('catalogue');
  if (cards.length === 0) return null;

  return (
    <section className={styles.related} aria-label={t('related')}>
      <h2 className={styles.title}>{t('related')}</h2>
      <ul className={styles.row}>
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard
              card={card}
              noImage={t('noImage')}
              sizes="(min-width: 2000px) 28rem, (min-width: 768px) 23vw, 46vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
