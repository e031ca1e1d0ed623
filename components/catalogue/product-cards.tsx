import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import type { ProductCard as Card } from '@/lib/catalogue/product-card';
import { ProductCard } from './product-card';
import styles from './product-cards.module.scss';

type ProductCardsProps = {
  cards: readonly Card[];
  sizes: string;
  className: string | undefined;
  hasTransition?: boolean;
  /** The index of the first card that the previous page did not show; see `ListingAnnouncement`. */
  firstNew?: number | undefined;
  /** The number of cards above the fold. Their images load eagerly, the first with high priority. */
  aboveFold?: number | undefined;
  /** A list item after the cards. */
  last?: ReactNode;
};

export function ProductCards({
  cards,
  className,
  firstNew,
  aboveFold = 0,
  last,
  ...shown
}: ProductCardsProps) {
  const t = useTranslations('catalogue');

  return (
    <ul className={className}>
      {cards.map((card, index) => (
        <li key={card.id} {...(index === firstNew && { 'data-first-new': '' })}>
          <ProductCard
            {...shown}
            card={card}
            noImage={t('noImage')}
            {...(index < aboveFold && { first: index === 0, aboveFold: true })}
          />
        </li>
      ))}
      {last}
    </ul>
  );
}

const IN_SIXES =
  '(min-width: 2000px) 300px, (min-width: 1680px) 18vw, (min-width: 1024px) 22vw, (min-width: 768px) 29vw, 45vw';
const IN_FOURS = '(min-width: 2000px) 450px, (min-width: 768px) 22vw, 45vw';

type ProductCardGridProps = Pick<
  ComponentProps<typeof ProductCards>,
  'cards' | 'firstNew' | 'aboveFold' | 'last'
> & {
  /**
   * Shows two or four cards per row. Set if the number of cards is a multiple of four, so that no row is
   * incomplete.
   */
  inFours?: boolean | undefined;
};

/** A grid of product cards, two to six per row. */
export function ProductCardGrid({ inFours, ...shown }: ProductCardGridProps) {
  return (
    <ProductCards
      {...shown}
      className={inFours ? `${styles.grid} ${styles.fours}` : styles.grid}
      sizes={inFours ? IN_FOURS : IN_SIXES}
      hasTransition
    />
  );
}

type ProductCardRowProps = { title: string; cards: readonly Card[]; children?: ReactNode };

/** A row of products with a title and what belongs below it, or nothing without products. */
export function ProductCardRow({ title, cards, children }: ProductCardRowProps) {
  if (cards.length === 0) return null;

  return (
    <section className={styles.section} aria-label={title} data-row>
      <h2 className={styles.title}>{title}</h2>
      <ProductCards
        cards={cards}
        sizes="(min-width: 2000px) 28rem, (min-width: 768px) 23vw, 46vw"
        className={styles.row}
        hasTransition
      />
      {children}
    </section>
  );
}
