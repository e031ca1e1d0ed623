import { getTranslations } from 'next-intl/server';
import { ProductPicture } from '@/components/catalogue/product-picture';
import { NewTabLink } from '@/components/layout/new-tab-link';
import { SectionHead } from '@/components/layout/section-head';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { RetryButton } from '@/components/ui/retry-button';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import type { Locale } from '@/lib/contract/locale';
import type { ArrivalTile as Tile } from '@/lib/pages/home';
import styles from './new-arrivals.module.scss';

type NewArrivalsProps = { tiles: Tile[] | Outage; locale: Locale };

/** The newest of three kinds, each shown by its picture and opened in a new tab (spec §2). */
export async function NewArrivals({ tiles, locale }: NewArrivalsProps) {
  const t = await getTranslations({ locale, namespace: 'home' });

  return (
    <section className={styles.arrivals}>
      <SectionHead title={t('newArrivals')} line={t('newArrivalsText')} />
      {isOutage(tiles) ? <Unreadable locale={locale} /> : <Tiles tiles={tiles} locale={locale} />}
    </section>
  );
}

async function Unreadable({ locale }: { locale: Locale }) {
  const errors = await getTranslations({ locale, namespace: 'errors' });

  return (
    <Notice tone="danger" action={<RetryButton />}>
      {errors('productsUnavailable')}
    </Notice>
  );
}

async function Tiles({ tiles, locale }: { tiles: Tile[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'home' });
  const catalogue = await getTranslations({ locale, namespace: 'catalogue' });
  const errors = await getTranslations({ locale, namespace: 'errors' });
  if (tiles.length === 0) return <Notice tone="plain">{errors('noProductFound')}</Notice>;

  return (
    <ul className={styles.tiles}>
      {tiles.map((tile) => (
        <li key={tile.kind}>
          <ArrivalTile tile={tile} locale={locale} label={t(tile.kind)} noImage={catalogue('noImage')} />
        </li>
      ))}
    </ul>
  );
}

type ArrivalTileProps = { tile: Tile; locale: Locale; label: string; noImage: string };

/** One kind of thing that is new. Its picture says nothing that its words do not. */
function ArrivalTile({ tile: { href, name, picture }, locale, label, noImage }: ArrivalTileProps) {
  return (
    <NewTabLink href={href} locale={locale} className={styles.tile}>
      <span className={styles.frame}>
        <span className={styles.picture}>
          <ProductPicture
            picture={picture && { ...picture, alt: '' }}
            name=""
            noImage={noImage}
            sizes="(min-width: 768px) 31vw, 92vw"
          />
        </span>
      </span>
      <span className={styles.label}>
        {label}
        <Icon name="new-tab" className={styles.arrow} />
      </span>
      <span className={styles.name}>{name}</span>
    </NewTabLink>
  );
}
