import type { ProductCard as Card } from '@/lib/catalogue/product-card';
import styles from './card-grid.module.scss';
import { ProductCard } from './product-card';

const SIZES = '(min-width: 1024px) 22vw, (min-width: 768px) 29vw, 45vw';
const IN_SIXES = `(min-width: 2000px) 300px, (min-width: 1680px) 18vw, ${SIZES}`;
const IN_FOURS = `(min-width: 2000px) 450px, ${SIZES}`;

type CardGridProps = {
  cards: readonly Card[];
  noImage: string;
  /** The index of the first card that the previous page did not show; see `Announcement`. */
  firstNew?: number;
  /** How many cards are above the fold: their images load with the page, and the first before all else. */
  inSight?: number;
  /** There are eight, or eight more each time: on the widest screens no row is left with two. */
  inFours?: boolean;
};

/** Product cards, all alike, two to six in a row. */
export function CardGrid({ cards, noImage, firstNew, inSight = 0, inFours = false }: CardGridProps) {
  return (
    <ul className={inFours ? `${styles.grid} ${styles.fours}` : styles.grid}>
      {cards.map((card, index) => (
        <li key={card.id} data-first-new={index === firstNew ? '' : undefined}>
          <ProductCard
            card={card}
            noImage={noImage}
            sizes={inFours ? IN_FOURS : IN_SIXES}
            first={index === 0 && inSight > 0}
            inSight={index < inSight}
            travels
          />
        </li>
      ))}
    </ul>
  );
}
