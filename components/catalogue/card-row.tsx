import type { ProductCard } from '@/lib/catalogue/product-card';
import styles from './card-row.module.scss';
import { ProductCards } from './product-cards';

/** A row of products under a title, such as what to look at next; nothing where there are none. */
export function CardRow({ title, cards }: { title: string; cards: readonly ProductCard[] }) {
  if (cards.length === 0) return null;

  return (
    <section className={styles.place} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ProductCards
        cards={cards}
        sizes="(min-width: 2000px) 28rem, (min-width: 768px) 23vw, 46vw"
        className={styles.row}
        travels
      />
    </section>
  );
}
