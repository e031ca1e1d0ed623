import { getTranslations } from 'next-intl/server';
import { SectionHead } from '@/components/layout/section-head';
import { Notice } from '@/components/ui/notice';
import { RetryButton } from '@/components/ui/retry-button';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import type { Locale } from '@/lib/contract/locale';
import type { ArrivalTile as Tile } from '@/lib/pages/home';
import { ArrivalTile } from './arrival-tile';
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
