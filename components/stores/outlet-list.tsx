import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { placeLink, storePath } from '@/lib/stores/store-links';
import type { Store } from '@/lib/stores/store-schema';
import { openingTimesOf } from '@/lib/stores/stores';
import { OpenNow } from './open-now';
import { MapsLink, StoreAddress } from './store-address';
import styles from './store-list.module.scss';
import { StoreMap } from './store-map';

/** Places that sell us among other things, a line each. */
export function OutletList({ stores, locale }: { stores: readonly Store[]; locale: Locale }) {
  return (
    <ul className={styles.list}>
      {stores.map((store) => (
        <li key={store.slug} id={store.slug} className={styles.outlet}>
          <Outlet store={store} locale={locale} />
        </li>
      ))}
    </ul>
  );
}

async function Outlet({ store, locale }: { store: Store; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'stores' });
  const title = `${store.listName ?? store.name} (${store.place})`;

  return (
    <>
      <div className={styles.view}>
        {store.picture ? (
          <Picture {...store.picture} alt={store.picture.alt[locale]} sizes="(min-width: 768px) 22vw, 92vw" />
        ) : (
          <StoreMap store={store} others={[]} locale={locale} />
        )}
      </div>
      <div className={styles.outletWords}>
        <h4 className={styles.outletName}>
          {store.page ? (
            <Link href={localePath(locale, storePath(store))} prefetch={false} className={styles.link}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h4>
        <p className={styles.outletLine}>{store.line[locale]}</p>
      </div>
      <div className={styles.facts}>
        <OpenNow times={openingTimesOf(store, locale)} />
        <StoreAddress store={store} />
        <MapsLink href={placeLink(store)} of={store.name} locale={locale}>
          {t('seeInMaps')}
        </MapsLink>
      </div>
    </>
  );
}
