import Link from 'next/link';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import type { ProductCard as Card } from '@/lib/catalogue/product-card';
import styles from './product-card.module.scss';
import { ProductPicture } from './product-picture';

type ProductCardProps = { card: Card; noImage: string; sizes: string; first?: boolean | undefined };

/** A product in a listing: picture, name, price. The whole card is its one link. */
export function ProductCard({ card, noImage, sizes, first }: ProductCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <ProductPicture
          picture={card.picture}
          name={card.name}
          noImage={noImage}
          sizes={sizes}
          first={first}
        />
        {card.second && <SecondPicture picture={card.second} sizes={sizes} />}
        {card.note && <p className={styles.note}>{card.note}</p>}
      </div>
      <h3 className={styles.name}>
        <Link href={card.href} prefetch={false} className={styles.link}>
          {card.name}
        </Link>
      </h3>
      <Price rupiah={card.price} className={styles.price} />
    </article>
  );
}

/** Not displayed, and so not loaded, before somebody points at the card. */
function SecondPicture({ picture, sizes }: { picture: NonNullable<Card['second']>; sizes: string }) {
  const { src, width, height } = picture;

  return (
    <div className={styles.second}>
      <Picture src={src} width={width} height={height} alt="" sizes={sizes} dominant="transparent" />
    </div>
  );
}
