import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/contract/locale';
import { directionsLink, placeLink } from '@/lib/stores/map-links';
import { openingTimesOf } from '@/lib/stores/opening-times';
import type { Store } from '@/lib/stores/store-schema';
import { MapsLink } from './maps-link';
import { OpeningHours } from './opening-hours';
import { StoreAddress } from './store-address';
import styles from './store-facts.module.scss';

/** A telephone number is read in one go. */
const NO_BREAK = '\u00a0';

/** What one must know to come by: where it is, when it is open, whom to call, which way to take. */
export async function StoreFacts({ store, locale }: { store: Store; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'stores' });
  const times = openingTimesOf(store, locale);

  return (
    <div className={styles.facts}>
      <Fact title={t('address')}>
        <StoreAddress store={store} />
        <MapsLink href={placeLink(store)} of={store.name} locale={locale}>
          {t('seeInMaps')}
        </MapsLink>
      </Fact>
      <Fact title={t('howToGetThere')}>
        <p>{store.directions[locale]}</p>
        <MapsLink href={directionsLink(store)} of={store.name} locale={locale}>
          {t('directions')}
        </MapsLink>
      </Fact>
      <Fact title={t('hours')}>
        <OpeningHours times={times} locale={locale} />
      </Fact>
      <Fact title={t('telephone')}>
        <p>
          <a href={`tel:${store.phone.replaceAll(' ', '')}`} className={styles.phone}>
            {store.phone.replaceAll(' ', NO_BREAK)}
          </a>
        </p>
      </Fact>
    </div>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  );
}
