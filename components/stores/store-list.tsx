import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { mapOfTheSouth } from '@/lib/stores/island-map';
import type { Store } from '@/lib/stores/store-schema';
import { LIVE_SOUTH_MAP } from '@/lib/stores/stores';
import { SouthMap } from './south-map';
import { StoreName } from './store-address';
import { Outlets, OwnStore } from './store-entries';
import styles from './store-list.module.scss';
import { StoreMapPanel } from './store-map';

type StoreListProps = {
  /** Those that are told of, in their order. */
  stores: readonly Store[];
  /** Those on the map. */
  all: readonly Store[];
};

const isOwn = ({ kind }: Store) => kind === 'flagship' || kind === 'store';

/** Where we are sold, island by island: our own stores first, then the smaller ones, then all of them on a map. */
export function StoreList({ stores, all }: StoreListProps) {
  const t = useTranslations('stores');
  const inBali = stores.filter(({ region }) => region === 'bali');
  const inLombok = stores.filter(({ region }) => region === 'lombok');
  const drawn = mapOfTheSouth(all).marks.map(({ store }) => store);
  const onMapAlone = all.filter((store) => drawn.includes(store) && !stores.includes(store));

  return (
    <>
      <Region name="bali">
        <div className={styles.own}>
          {inBali.filter(isOwn).map((store) => (
            <OwnStore key={store.slug} store={store} />
          ))}
        </div>
        <Outlets title={t('outlets')} stores={inBali.filter((store) => !isOwn(store))} />
      </Region>
      <section className={styles.map} aria-labelledby="map">
        <div className={styles.mapHead}>
          <h2 id="map" className={styles.title}>
            {t('map')}
          </h2>
          <p className={styles.text}>{t('mapText')}</p>
          {onMapAlone.length > 0 && <AlsoThere stores={onMapAlone} />}
        </div>
        <div className={styles.chart}>
          <StoreMapPanel src={LIVE_SOUTH_MAP}>
            <SouthMap stores={all} />
          </StoreMapPanel>
        </div>
      </section>
      {inLombok.length > 0 && (
        <Region name="lombok">
          <Outlets title={t('lombokPopUps')} stores={inLombok} />
        </Region>
      )}
    </>
  );
}

type RegionProps = { name: 'bali' | 'lombok'; children: ReactNode };

/** An island with what there is on it. */
function Region({ name, children }: RegionProps) {
  const t = useTranslations('stores');

  return (
    <section className={styles.region} aria-labelledby={name}>
      <div className={styles.head}>
        <h2 id={name} className={styles.island}>
          {t(name)}
        </h2>
        <p className={styles.text}>{t(`${name}Text`)}</p>
      </div>
      {children}
    </section>
  );
}

/** Places that are told of nowhere but on the map, whose names a phone has no room for. */
function AlsoThere({ stores }: { stores: readonly Store[] }) {
  const t = useTranslations('stores');

  return (
    <div className={styles.also}>
      <h3 id="also-there" className={styles.alsoTitle}>
        {t('alsoThere')}
      </h3>
      <ul aria-labelledby="also-there" className={styles.alsoList}>
        {stores.map((store) => (
          <li key={store.slug}>
            <StoreName store={store} className={styles.alsoLink} />
            {`, ${store.place}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
