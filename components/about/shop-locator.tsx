import { useLocale, useTranslations } from 'next-intl';
import { ShopLink } from '@/components/layout/shop-link';
import { SeeInMaps, StoreAddress, StoreName } from '@/components/stores/store-address';
import type { Store } from '@/lib/stores/store-schema';
import { CountrySelect } from './country-select';
import styles from './shop-locator.module.scss';

/** Every shop with its street address, by country (spec §2). */
export function ShopLocator({ stores }: { stores: readonly Store[] }) {
  const locale = useLocale();
  const t = useTranslations('about');
  const nameOf = new Intl.DisplayNames(locale, { type: 'region' });
  const codes = [...new Set(stores.map(({ address }) => address.country))];
  const countries = codes.map((code) => {
    const shops = stores.filter(({ address }) => address.country === code);
    return { code, name: nameOf.of(code) ?? code, shops: <Shops stores={shops} /> };
  });

  return (
    <section className={styles.locator} aria-labelledby="shops">
      <div className={styles.column}>
        <h2 id="shops" className="largeTitle">
          {t('shopsTitle')}
        </h2>
        <CountrySelect label={t('country')} countries={countries} />
        <p>
          <ShopLink href="/store" className={styles.all}>
            {t('allStores')}
          </ShopLink>
        </p>
      </div>
    </section>
  );
}

function Shops({ stores }: { stores: readonly Store[] }) {
  const t = useTranslations('about');

  return (
    <>
      <p className={styles.count}>{t('shopCount', { count: stores.length })}</p>
      <ul className={styles.shops}>
        {stores.map((store) => (
          <li key={store.slug} className={styles.shop}>
            <h3 className={styles.name}>
              <StoreName store={store} />
            </h3>
            <StoreAddress store={store} />
            <SeeInMaps store={store} />
          </li>
        ))}
      </ul>
    </>
  );
}
