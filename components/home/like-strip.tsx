import { useTranslations } from 'next-intl';
import { ProductLabel } from '@/components/catalogue/product-card';
import { Picture } from '@/components/ui/picture';
import type { ProductCard } from '@/lib/catalogue/product-card';
import type { LikePicture } from '@/lib/pages/likes';
import styles from './like-strip.module.scss';

type LikeStripProps = {
  /** With the products on them, as far as they are known. */
  pictures: (LikePicture & { card: ProductCard | undefined })[];
};

/** A scroll container without focusable content must be focusable itself (WCAG 2.1.1). */
const SCROLLED_BY_KEYS = { tabIndex: 0 };

/** A full-width scroll-snap row of pictures. */
export function LikeStrip({ pictures }: LikeStripProps) {
  const t = useTranslations('home');

  return (
    <div className={styles.likes}>
      <h2 id="you-might-like" className={styles.title}>
        {t('youMightLike')}
      </h2>
      <section className={styles.strip} aria-labelledby="you-might-like" {...SCROLLED_BY_KEYS}>
        <ul className={styles.pictures}>
          {pictures.map(({ href: _, card, ...picture }) => (
            <li key={picture.src} className={styles.place}>
              <Picture {...picture} sizes="(min-width: 1344px) 17vw, 224px" className={styles.picture} />
              <Product card={card} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** What is on the picture above, which leads there as well. */
function Product({ card }: { card: ProductCard | undefined }) {
  if (!card) return null;
  return (
    <div className={styles.product}>
      <ProductLabel card={card} linkClassName={styles.link} />
    </div>
  );
}
