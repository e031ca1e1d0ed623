import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { MapsLink, StoreAddress } from '@/components/stores/store-address';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { placeLink, storePath } from '@/lib/stores/store-links';
import type { Store } from '@/lib/stores/store-schema';
import { CountrySelect } from './country-select';
import styles from './shop-locator.module.scss';

/** Every shop with its street address, by country (spec §2). */
export async function ShopLocator({ stores, locale }: { stores: readonly Store[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'about' });
  const nameOf = new Intl.DisplayNames(locale, { type: 'region' });
  const codes = [...new Set(stores.map(({ address }) => address.country))];
  const countries = codes.map((code) => {
    const shops = stores.filter(({ address }) => address.country === code);
    return { code, name: nameOf.of(code) ?? code, shops: <Shops stores={shops} locale={locale} /> };
  });

  return (
    <section className={styles.locator} aria-labelledby="shops">
      <div className={styles.column}>
        <h2 id="shops" className={styles.title}>
          {t('shopsTitle')}
        </h2>
        <CountrySelect label={t('country')} countries={countries} />
        <p>
          <Link href={localePath(locale, '/store')} prefetch={false} className={styles.all}>
            {t('allStores')}
          </Link>
        </p>
      </div>
    </section>
  );
}

async function Shops({ stores, locale }: { stores: readonly Store[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'about' });
  const words = await getTranslations({ locale, namespace: 'stores' });

  return (
    <>
      <p className={styles.count}>{t('shopCount', { count: stores.length })}</p>
      <ul className={styles.shops}>
        {stores.map((store) => (
          <li key={store.slug} className={styles.shop}>
            <h3 className={styles.name}>
              {store.page ? (
                <Link href={localePath(locale, storePath(store))} prefetch={false}>
                  {store.name}
                </Link>
              ) : (
                store.name
              )}
            </h3>
            <StoreAddress store={store} />
            <MapsLink href={placeLink(store)} of={store.name} locale={locale}>
              {words('seeInMaps')}
            </MapsLink>
          </li>
        ))}
      </ul>
    </>
  );
}
