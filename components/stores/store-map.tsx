import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { createMapAroundStore, ISLAND_DRAWING } from '@/lib/stores/island-map';
import type { Store } from '@/lib/stores/store-schema';
import { LIVE_MAP_SERVICE_NAME } from '@/lib/stores/stores';
import { LiveMap } from './live-map';
import styles from './store-map.module.scss';

/** The drawn map around a store: coast, roads, place names, other stores, and a pin. */
export function StoreMap({ store, others }: { store: Store; others: readonly Store[] }) {
  const t = useTranslations('stores');
  const map = createMapAroundStore(store, others);

  return (
    <svg
      viewBox={map.view}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={t('storeMap', { name: store.name, place: store.place })}
      className={styles.island}
    >
      <use href={ISLAND_DRAWING} />
      {map.names.map(({ name, x, y }) => (
        <text key={name} x={x} y={y} className={styles.name}>
          {name}
        </text>
      ))}
      {map.others.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.1" className={styles.dot} />
      ))}
      <g transform={`translate(${map.store.x} ${map.store.y}) scale(0.8)`}>
        <ellipse rx="2.6" ry="0.9" className={styles.shade} />
        <path d="M0 0C-1.6-3.4-4-5.2-4-8.4a4 4 0 0 1 8 0C4-5.2 1.6-3.4 0 0Z" className={styles.pin} />
        <circle cy="-8.4" r="1.5" className={styles.eye} />
      </g>
    </svg>
  );
}

type StoreMapPanelProps = {
  /** The URL of the document with the live map. */
  src: string;
  /** The name of the live map's place. Without it, the map shows southern Bali. */
  name?: string;
  /** The drawn map. */
  children: ReactNode;
};

/** A drawn map that the visitor can replace with a live one. */
export function StoreMapPanel({ src, name, children }: StoreMapPanelProps) {
  const t = useTranslations('stores');
  const service = LIVE_MAP_SERVICE_NAME;

  return (
    <LiveMap
      src={src}
      title={name ? t('liveMap', { name, service }) : t('liveSouthMap', { service })}
      words={{
        show: t('showLiveMap'),
        hide: t('hideLiveMap'),
        note: t('liveMapNote', { service }),
      }}
    >
      {children}
    </LiveMap>
  );
}
