import type { ComponentProps } from 'react';
import styles from './card-grid.module.scss';
import { ProductCards } from './product-cards';

const IN_SIXES =
  '(min-width: 2000px) 300px, (min-width: 1680px) 18vw, (min-width: 1024px) 22vw, (min-width: 768px) 29vw, 45vw';
const IN_FOURS = '(min-width: 2000px) 450px, (min-width: 768px) 22vw, 45vw';

type CardGridProps = Pick<ComponentProps<typeof ProductCards>, 'cards' | 'firstNew' | 'inSight'> & {
  /** There are eight, or eight more each time: no row is left with two. */
  inFours?: boolean | undefined;
};

/** Product cards, all alike, two to six in a row. */
export function CardGrid({ inFours, ...shown }: CardGridProps) {
  return (
    <ProductCards
      {...shown}
      className={inFours ? `${styles.grid} ${styles.fours}` : styles.grid}
      sizes={inFours ? IN_FOURS : IN_SIXES}
      travels
    />
  );
}
