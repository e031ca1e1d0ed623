import { useLocale, useTranslations } from 'next-intl';
import { ArtPicture } from '@/components/layout/art-picture';
import { ShopLink } from '@/components/layout/shop-link';
import { placeLink, storePath } from '@/lib/stores/store-links';
import type { Store } from '@/lib/stores/store-schema';
import { openingTimesOf } from '@/lib/stores/stores';
import { OpenNow } from './open-now';
import { MapsLink, StoreAddress } from './store-address';
import styles from './store-list.module.scss';

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
          <MapsLink href={placeLink(store)} of={store.name}>
            {t('seeInMaps')}
          </MapsLink>
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
