import { useLocale, useTranslations } from 'next-intl';
import { ArtPicture } from '@/components/layout/art-picture';
import { ShopLink } from '@/components/layout/shop-link';
import type { Store } from '@/lib/stores/store-schema';
import { openingTimesOf, storePath } from '@/lib/stores/stores';
import { OpenNow } from './open-now';
import { SeeInMaps, StoreAddress, StoreName } from './store-address';
import styles from './store-list.module.scss';
import { StoreMap } from './store-map';

/** A store of our own on the list of all: its print large, its words beside it. */
export function OwnStore({ store }: { store: Store }) {
  const locale = useLocale();
  const t = useTranslations('stores');

  return (
    <article className={styles.store} id={store.slug}>
      {store.picture && (
        <ArtPicture
          art={store.picture}
          sizes="(min-width: 2000px) 1070px, (min-width: 768px) 58vw, 100vw"
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <p className="eyebrow">{t(store.kind === 'flagship' ? 'flagship' : 'store')}</p>
        <h3 className={styles.name}>{t('storeTitle', { name: store.name, place: store.place })}</h3>
        <p className={styles.line}>{store.line[locale]}</p>
        <OpenNow times={openingTimesOf(store, locale)} />
        <StoreAddress store={store} />
        <div className={styles.ways}>
          <VisitLink store={store} />
          <SeeInMaps store={store} />
        </div>
      </div>
    </article>
  );
}

/** The way to a store's own page, where it has one. */
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

/** Places that sell us among other things, a line each. */
export function Outlets({ title, stores }: { title: string; stores: readonly Store[] }) {
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
        <SeeInMaps store={store} />
      </div>
    </>
  );
}
