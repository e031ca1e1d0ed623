import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { storePath } from '@/lib/stores/store-links';
import type { Store } from '@/lib/stores/store-schema';
import styles from './store-places.module.scss';

type StorePlacesProps = { stores: readonly Store[]; current: Store; locale: Locale };

/** The stores that have a page, with their addresses; the one that is shown stands out and is no link (spec §2). */
export async function StorePlaces({ stores, current, locale }: StorePlacesProps) {
  const t = await getTranslations({ locale, namespace: 'stores' });

  return (
    <nav aria-labelledby="store-places" className={styles.places}>
      <h2 id="store-places" className={styles.title}>
        {t('heading')}
      </h2>
      <ul className={styles.list}>
        {stores.map((store) => (
          <Place key={store.slug} store={store} isCurrent={store.slug === current.slug} locale={locale} />
        ))}
      </ul>
    </nav>
  );
}

async function Place({ store, isCurrent, locale }: { store: Store; isCurrent: boolean; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'stores' });
  const { street, district } = store.address;

  return (
    <li className={styles.place} aria-current={isCurrent ? 'page' : undefined}>
      {isCurrent ? (
        <span className={styles.name}>{store.name}</span>
      ) : (
        <Link href={localePath(locale, storePath(store))} prefetch={false} className={styles.name}>
          {store.name}
        </Link>
      )}
      <span className={styles.address}>{`${street}, ${district}`}</span>
      {isCurrent && <span className={styles.here}>{t('youAreHere')}</span>}
    </li>
  );
}
