import { useTranslations } from 'next-intl';
import { ProductPicture } from '@/components/catalogue/product-picture';
import { NewTabLink } from '@/components/layout/new-tab-link';
import { SectionHead } from '@/components/layout/section-head';
import { FailedRead } from '@/components/ui/failed-read';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import type { ArrivalTile as Tile } from '@/lib/pages/home';
import styles from './new-arrivals.module.scss';

/** The newest of three kinds, each shown by its picture and opened in a new tab (spec §2). */
export function NewArrivals({ tiles }: { tiles: Tile[] | Outage }) {
  const t = useTranslations('home');

  return (
    <section className={styles.arrivals}>
      <SectionHead title={t('newArrivals')} line={t('newArrivalsText')} />
      <Tiles tiles={tiles} />
    </section>
  );
}

function Tiles({ tiles }: { tiles: Tile[] | Outage }) {
  const t = useTranslations('home');
  const catalogue = useTranslations('catalogue');
  const errors = useTranslations('errors');
  if (isOutage(tiles)) return <FailedRead>{errors('productsUnavailable')}</FailedRead>;
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

/** One kind of thing that is new. Its picture says nothing that its words do not. */
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
