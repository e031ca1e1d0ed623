import Link from 'next/link';
import { Picture, type PictureProps } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import type { ProductCard as Card } from '@/lib/catalogue/product-card';
import type { ProductPicture as Facts } from '@/lib/catalogue/product-pictures';
import { pickPictureSource } from '@/lib/pictures/image-source';
import styles from './product-card.module.scss';

/** Image loading options, and the text for products without a picture. */
type Shown = Pick<PictureProps, 'sizes' | 'first' | 'aboveFold' | 'hasTransition'> & { noImage: string };

/** A product in a listing: picture, name, price. The whole card is one link. */
export function ProductCard({ card, ...shown }: Shown & { card: Card }) {
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <ProductPicture {...shown} picture={card.picture} name={card.name} />
        {card.second && (
          // Hidden with `display: none` until hover, so that the image is not loaded before.
          <div className={styles.second}>
            <Picture {...pickPictureSource(card.second)} alt="" sizes={shown.sizes} dominant="transparent" />
          </div>
        )}
        {card.note && <p className={styles.note}>{card.note}</p>}
      </div>
      <ProductNameAndPrice card={card} linkClassName={styles.ofCard} />
      {card.sizes && <Sizes sizes={card.sizes} />}
    </article>
  );
}

/** The available and sold out sizes. On devices with hover, only the hovered card shows them. */
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

type ProductNameAndPriceProps = {
  card: Pick<Card, 'href' | 'name' | 'price'>;
  linkClassName: string | undefined;
};

/** Name and price. The clickable area of the link is its nearest positioned ancestor. */
export function ProductNameAndPrice({ card, linkClassName }: ProductNameAndPriceProps) {
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

type ProductPictureProps = Shown & {
  picture: Facts | undefined;
  /** Alternative text for pictures without a description. */
  name: string;
};

/** A product's picture in the ratio 4:5, or a text for products without one. */
export function ProductPicture({ picture, name, noImage, ...shown }: ProductPictureProps) {
  if (!picture) return <div className={styles.none}>{noImage}</div>;
  const { view: _, alt, ...source } = picture;

  return <Picture {...source} {...shown} alt={alt ?? name} className={styles.picture} />;
}
