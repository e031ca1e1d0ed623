import { useLocale, useTranslations } from 'next-intl';
import { ArtPicture } from '@/components/layout/art-picture';
import { placeLink } from '@/lib/stores/store-links';
import type { Store } from '@/lib/stores/store-schema';
import { openingTimesOf } from '@/lib/stores/stores';
import { OpenNow } from './open-now';
import { MapsLink, StoreAddress, StoreName } from './store-address';
import styles from './store-list.module.scss';
import { StoreMap } from './store-map';

/** Places that sell us among other things, a line each. */
export function OutletList({ stores }: { stores: readonly Store[] }) {
  return (
    <ul>
      {stores.map((store) => (
        <li key={store.slug} id={store.slug} className={styles.outlet}>
          <Outlet store={store} />
        </li>
      ))}
    </ul>
  );
}

function Outlet({ store }: { store: Store }) {
  const locale = useLocale();
  const t = useTranslations('stores');
  const title = `${store.listName ?? store.name} (${store.place})`;

  return (
    <>
      <div className={styles.view}>
        {store.picture ? (
          <ArtPicture art={store.picture} sizes="(min-width: 2000px) 530px, (min-width: 768px) 27vw, 92vw" />
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
        <OpenNow times={openingTimesOf(store, locale)} />
        <StoreAddress store={store} />
        <MapsLink href={placeLink(store)} of={store.name}>
          {t('seeInMaps')}
        </MapsLink>
      </div>
    </>
  );
}
