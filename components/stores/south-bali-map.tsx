import { useLocale, useTranslations } from 'next-intl';
import { localePath } from '@/lib/i18n/locale-path';
import { createSouthBaliMap, ISLAND_DRAWING, type MapMarker } from '@/lib/stores/island-map';
import type { Store } from '@/lib/stores/store-schema';
import { storePath } from '@/lib/stores/stores';
import styles from './south-bali-map.module.scss';

/** The gap between a label and its line, in units of the drawing. */
const BREATH = 4;

/** The drawn map of southern Bali with the names of the stores. */
export function SouthBaliMap({ stores }: { stores: readonly Store[] }) {
  const t = useTranslations('stores');
  const { view, marks } = createSouthBaliMap(stores);

  return (
    <svg viewBox={view} preserveAspectRatio="xMinYMid slice" className={styles.map}>
      <title>{t('southMap')}</title>
      <use href={ISLAND_DRAWING} />
      {marks.map((mark) => (
        <Mark key={mark.store.slug} mark={mark} />
      ))}
    </svg>
  );
}

function Mark({ mark: { store, x, y, label, number } }: { mark: MapMarker }) {
  const locale = useLocale();
  const isEnd = label.anchor === 'end';
  const name = (
    <text x={label.x} y={label.y} textAnchor={label.anchor} dominantBaseline="middle" className={styles.name}>
      {store.name}
    </text>
  );

  return (
    <>
      <path d={`M${label.x + (isEnd ? BREATH : -BREATH)} ${label.y}L${x} ${y}`} className={styles.line} />
      <circle cx={x} cy={y} r="2.6" className={styles.dot} />
      <text
        x={label.x}
        y={label.y}
        textAnchor={label.anchor}
        dominantBaseline="middle"
        className={styles.number}
      >
        {number}
      </text>
      {store.page ? (
        <a href={localePath(locale, storePath(store))} className={styles.link}>
          {name}
        </a>
      ) : (
        name
      )}
    </>
  );
}
