import { useTranslations } from 'next-intl';
import { ProductNameAndPrice, ProductPicture } from '@/components/catalogue/product-card';
import { SectionHeader } from '@/components/layout/section-header';
import { NewTabLink } from '@/components/layout/shop-link';
import { Icon } from '@/components/ui/icon';
import { Notice, ReadFailureNotice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import type { ProductCard } from '@/lib/catalogue/product-card';
import type { SuggestedPicture, NewArrivalTile as Tile } from '@/lib/pages/home';
import styles from './home-products.module.scss';

/** The newest product of three kinds, each opened in a new tab (spec §2). */
export function NewArrivals({ tiles }: { tiles: Tile[] | Outage }) {
  const t = useTranslations('home');

  return (
    <section className={styles.arrivals}>
      <SectionHeader title={t('newArrivals')} line={t('newArrivalsText')} />
      <Tiles tiles={tiles} />
    </section>
  );
}

function Tiles({ tiles }: { tiles: Tile[] | Outage }) {
  const t = useTranslations('home');
  const catalogue = useTranslations('catalogue');
  const errors = useTranslations('errors');
  if (isOutage(tiles)) return <ReadFailureNotice>{errors('productsUnavailable')}</ReadFailureNotice>;
  if (tiles.length === 0) return <Notice tone="plain">{errors('noProductFound')}</Notice>;

  return (
    <ul className={styles.tiles}>
      {tiles.map((tile) => (
        <li key={tile.kind}>
          <ArrivalTile tile={tile} label={t(tile.kind)} noImage={catalogue('noImage')} />
        </li>
      ))}
    </ul>
  );
}

type ArrivalTileProps = { tile: Tile; label: string; noImage: string };

/** A tile for one kind of product. Its picture is decorative, because the text says the same. */
function ArrivalTile({ tile: { href, name, picture }, label, noImage }: ArrivalTileProps) {
  return (
    <NewTabLink href={href} className={styles.tile}>
      <span className={styles.frame}>
        <span className={styles.picture}>
          <ProductPicture
            picture={picture && { ...picture, alt: '' }}
            name=""
            noImage={noImage}
            sizes="(min-width: 2000px) 613px, (min-width: 768px) 30vw, 92vw"
          />
        </span>
      </span>
      <span className={styles.label}>
        {label}
        <Icon name="new-tab" className={styles.arrow} />
      </span>
      <span className="soft">{name}</span>
    </NewTabLink>
  );
}

type SuggestedProductStripProps = {
  /** The pictures with their products, as far as the catalogue has them. */
  pictures: (SuggestedPicture & { card: ProductCard | undefined })[];
};

/** A scroll container without focusable content must be focusable itself (WCAG 2.1.1). */
const SCROLLED_BY_KEYS = { tabIndex: 0 };

/** A full-width scroll-snap row of pictures. */
export function SuggestedProductStrip({ pictures }: SuggestedProductStripProps) {
  const t = useTranslations('home');

  return (
    <div className={styles.suggestions}>
      <h2 id="you-might-like" className={styles.suggestionsTitle}>
        {t('youMightLike')}
      </h2>
      <section className={styles.strip} aria-labelledby="you-might-like" {...SCROLLED_BY_KEYS}>
        <ul className={styles.pictures}>
          {pictures.map(({ href: _, card, ...picture }) => (
            <li key={picture.src} className={styles.item}>
              <Picture
                {...picture}
                sizes="(min-width: 1344px) 17vw, 224px"
                className={styles.suggestionPicture}
              />
              <Product card={card} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The product on the picture above, which links to the same page. */
function Product({ card }: { card: ProductCard | undefined }) {
  if (!card) return null;
  return (
    <div className={styles.product}>
      <ProductNameAndPrice card={card} linkClassName={styles.suggestionLink} />
    </div>
  );
}
