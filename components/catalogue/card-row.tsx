import { useTranslations } from 'next-intl';
import type { ProductCard as Card } from '@/lib/catalogue/product-card';
import styles from './card-row.module.scss';
import { ProductCard } from './product-card';

/** A row of products under a title, such as what to look at next; nothing where there are none. */
export function CardRow({ title, cards }: { title: string; cards: readonly Card[] }) {
  const t = useTranslations('catalogue');
  if (cards.length === 0) return null;

  return (
    <section className={styles.place} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.row}>
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard
              card={card}
              noImage={t('noImage')}
              sizes="(min-width: 2000px) 28rem, (min-width: 768px) 23vw, 46vw"
              travels
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
