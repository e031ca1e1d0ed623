import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ShopLink } from '@/components/layout/shop-link';
import { SitePictureImage } from '@/components/layout/site-picture-image';
import { createSouthBaliMap } from '@/lib/stores/island-map';
import type { Store } from '@/lib/stores/store-schema';
import { getOpeningTimes, LIVE_SOUTH_BALI_MAP_PATH, storePath } from '@/lib/stores/stores';
import { SouthBaliMap } from './south-bali-map';
import { StoreAddress, StoreMapLink, StoreName } from './store-address';
import styles from './store-list.module.scss';
import { StoreMap, StoreMapPanel } from './store-map';
import { StoreOpeningStatus } from './store-opening-status';

type StoreListProps = {
  /** The stores to list, in order. */
  stores: readonly Store[];
  /** The stores on the map. */
  all: readonly Store[];
};

const isOwn = ({ kind }: Store) => kind === 'flagship' || kind === 'store';

/** The stores of each island: brand stores first, then smaller outlets, then a map of all stores. */
export function StoreList({ stores, all }: StoreListProps) {
  const t = useTranslations('stores');
  const inBali = stores.filter(({ region }) => region === 'bali');
  const inLombok = stores.filter(({ region }) => region === 'lombok');

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
          <MapLegend all={all} listed={stores} />
        </div>
        <div className={styles.chart}>
          <StoreMapPanel src={LIVE_SOUTH_BALI_MAP_PATH}>
            <SouthBaliMap stores={all} />
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

/** An island with its stores. */
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

type MapLegendProps = { all: readonly Store[]; listed: readonly Store[] };

/**
 * The stores that are otherwise only on the map. On phones, where the map has numbers instead of names, all
 * numbered stores.
 */
function MapLegend({ all, listed }: MapLegendProps) {
  const t = useTranslations('stores');
  const marks = createSouthBaliMap(all).marks.filter(({ number }) => number);

  return (
    <div className={styles.also}>
      <h3 id="also-there" className={styles.alsoTitle}>
        {t('alsoThere')}
      </h3>
      <ol aria-labelledby="also-there" className={styles.alsoList}>
        {marks.map(({ store, number }) => (
          <li key={store.slug} className={listed.includes(store) ? styles.numbered : undefined}>
            <span className={styles.number}>{number}</span>
            <StoreName store={store} className={styles.alsoLink} />
            {`, ${store.place}`}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A brand store in the list, with a large picture. */
function OwnStore({ store }: { store: Store }) {
  const locale = useLocale();
  const t = useTranslations('stores');

  return (
    <article className={styles.store} id={store.slug}>
      {store.picture && (
        <SitePictureImage
          art={store.picture}
          sizes="(min-width: 2000px) 1070px, (min-width: 768px) 58vw, 100vw"
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <p className="eyebrow">{t(store.kind === 'flagship' ? 'flagship' : 'store')}</p>
        <h3 className={styles.name}>{t('storeTitle', { name: store.name, place: store.place })}</h3>
        <p className={styles.line}>{store.line[locale]}</p>
        <StoreOpeningStatus times={getOpeningTimes(store, locale)} />
        <StoreAddress store={store} />
        <div className={styles.actions}>
          <VisitLink store={store} />
          <StoreMapLink store={store} />
        </div>
      </div>
    </article>
  );
}

/** A link to a store's page, if it has one. */
function VisitLink({ store }: { store: Store }) {
  const t = useTranslations('stores');
  if (!store.page) return null;

  return (
    <ShopLink href={storePath(store)} tone="outline">
      {t('visit')}
      <span className="visuallyHidden">{store.name}</span>
    </ShopLink>
  );
}

/** Retailers that sell the brand, one per line. */
function Outlets({ title, stores }: { title: string; stores: readonly Store[] }) {
  return (
    <div className="stack6">
      <h3 className={styles.title}>{title}</h3>
      <ul>
        {stores.map((store) => (
          <li key={store.slug} id={store.slug} className={styles.outlet}>
            <Outlet store={store} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Outlet({ store }: { store: Store }) {
  const locale = useLocale();
  // A word joiner (U+2060) after the hyphen keeps "Pop-Up" on one line.
  const title = `${store.name} (${store.place})`.replaceAll('-', '-\u2060');

  return (
    <>
      <div className={styles.view}>
        {store.picture ? (
          <SitePictureImage
            art={store.picture}
            sizes="(min-width: 2000px) 530px, (min-width: 768px) 27vw, 92vw"
          />
        ) : (
          <StoreMap store={store} others={[]} />
        )}
      </div>
      <div className={styles.outletWords}>
        <h4 className={styles.outletName}>
          <StoreName store={store} className={styles.link}>
            {title}
          </StoreName>
        </h4>
        <p className={styles.outletLine}>{store.line[locale]}</p>
      </div>
      <div className={styles.facts}>
        <StoreOpeningStatus times={getOpeningTimes(store, locale)} />
        <StoreAddress store={store} />
        <StoreMapLink store={store} />
      </div>
    </>
  );
}
