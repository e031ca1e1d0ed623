import { Picture } from '@/components/ui/picture';
import type { ProductPicture as Facts } from '@/lib/catalogue/product-pictures';
import styles from './product-picture.module.scss';

type ProductPictureProps = {
  picture: Facts | undefined;
  /** Said where nobody has described the picture. */
  name: string;
  noImage: string;
  sizes: string | number;
  first?: boolean | undefined;
  inSight?: boolean | undefined;
  travels?: boolean | undefined;
  /** A few pixels of it, shown until it is there. */
  blur?: string | undefined;
};

/** A product's picture, 4:5, or a box that says there is none. */
export function ProductPicture({ picture, name, noImage, sizes, ...placed }: ProductPictureProps) {
  if (!picture) return <div className={styles.none}>{noImage}</div>;
  const { view: _, alt, ...source } = picture;

  return <Picture {...source} {...placed} alt={alt ?? name} sizes={sizes} className={styles.picture} />;
}
