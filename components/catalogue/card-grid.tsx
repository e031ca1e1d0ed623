import type { ProductCard as Card } from '@/lib/catalogue/product-card';
import styles from './card-grid.module.scss';
import { ProductCard } from './product-card';

const SIZES = '(min-width: 1440px) 320px, (min-width: 1024px) 22vw, (min-width: 768px) 29vw, 45vw';

type CardGridProps = {
  cards: readonly Card[];
  noImage: string;
  /** The index of the first card that the previous page did not show; see `Announcement`. */
  firstNew?: number;
  /** How many cards are above the fold: their images load with the page, and the first before all else. */
  inSight?: number;
};

/** Product cards, all alike, two to four in a row. */
export function CardGrid({ cards, noImage, firstNew, inSight = 0 }: CardGridProps) {
  return (
    <ul className={styles.grid}>
      {cards.map((card, index) => (
        <li key={card.id} data-first-new={index === firstNew ? '' : undefined}>
          <ProductCard
            card={card}
            noImage={noImage}
            sizes={SIZES}
            first={index === 0 && inSight > 0}
            inSight={index < inSight}
          />
        </li>
      ))}
    </ul>
  );
}
