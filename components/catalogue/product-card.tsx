import Link from 'next/link';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import type { ProductCard as Card } from '@/lib/catalogue/product-card';
import type { ProductPicture as Facts } from '@/lib/catalogue/product-pictures';
import { sourceOf } from '@/lib/pictures/source-of';
import styles from './product-card.module.scss';

type ProductCardProps = {
  card: Card;
  noImage: string;
  sizes: string;
  first?: boolean | undefined;
  inSight?: boolean | undefined;
  travels?: boolean | undefined;
};

/** A product in a listing: picture, name, price. The whole card is one link. */
export function ProductCard({ card, noImage, sizes, ...placed }: ProductCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <ProductPicture picture={card.picture} name={card.name} noImage={noImage} sizes={sizes} {...placed} />
        {card.second && (
          // `display: none`, and so not loaded, before the card is hovered.
          <div className={styles.second}>
            <Picture {...sourceOf(card.second)} alt="" sizes={sizes} dominant="transparent" />
          </div>
        )}
        {card.note && <p className={styles.note}>{card.note}</p>}
      </div>
      <ProductLabel card={card} linkClassName={styles.ofCard} />
      {card.sizes && <Sizes sizes={card.sizes} />}
    </article>
  );
}

/** A quiet line, and where there is a pointer only of the card under it. */
function Sizes({ sizes: { label, turns, soldOut } }: { sizes: NonNullable<Card['sizes']> }) {
  return (
    <p className={styles.sizes}>
      {turns.map((values, index) =>
        index % 2 === 0 ? (
          `${index === 0 ? label : ''} ${values} `
        ) : (
          <s key={values}>
            {values}
            <span className="visuallyHidden">{soldOut}</span>
          </s>
        ),
      )}
    </p>
  );
}

type ProductLabelProps = { card: Pick<Card, 'href' | 'name' | 'price'>; linkClassName: string | undefined };

/** Name and price; the link covers its nearest positioned ancestor. */
export function ProductLabel({ card, linkClassName }: ProductLabelProps) {
  return (
    <>
      <h3 className={styles.name}>
        <Link href={card.href} prefetch={false} className={`${styles.link} ${linkClassName}`}>
          {card.name}
        </Link>
      </h3>
      <Price rupiah={card.price} className={styles.price} />
    </>
  );
}

type ProductPictureProps = {
  picture: Facts | undefined;
  /** Said where nobody has described the picture. */
  name: string;
  noImage: string;
  sizes: string;
  first?: boolean | undefined;
  inSight?: boolean | undefined;
  travels?: boolean | undefined;
};

/** A product's picture, 4:5, or a box that says there is none. */
export function ProductPicture({ picture, name, noImage, sizes, ...placed }: ProductPictureProps) {
  if (!picture) return <div className={styles.none}>{noImage}</div>;
  const { view: _, alt, ...source } = picture;

  return <Picture {...source} {...placed} alt={alt ?? name} sizes={sizes} className={styles.picture} />;
}
