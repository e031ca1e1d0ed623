import { useTranslations } from 'next-intl';
import type { ProductCard as Card } from '@/lib/catalogue/product-card';
import { ProductCard } from './product-card';

type ProductCardsProps = {
  cards: readonly Card[];
  sizes: string;
  className: string | undefined;
  travels?: boolean;
  /** The index of the first card that the previous page did not show; see `Announcement`. */
  firstNew?: number | undefined;
  /** How many cards are above the fold: their images load with the page, and the first before all else. */
  inSight?: number | undefined;
};

export function ProductCards({ cards, className, firstNew, inSight = 0, ...shown }: ProductCardsProps) {
  const t = useTranslations('catalogue');

  return (
    <ul className={className}>
      {cards.map((card, index) => (
        <li key={card.id} {...(index === firstNew && { 'data-first-new': '' })}>
          <ProductCard
            {...shown}
            card={card}
            noImage={t('noImage')}
            {...(index < inSight && { first: index === 0, inSight: true })}
          />
        </li>
      ))}
    </ul>
  );
}
