import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatDay } from '@/lib/format/dates';
import { hoursTable, type OpeningTimes } from '@/lib/stores/opening-hours';
import type { Store } from '@/lib/stores/store-schema';
import { directionsLink, openingTimesOf } from '@/lib/stores/stores';
import { MapsLink, SeeInMaps, StoreAddress } from './store-address';
import styles from './store-article.module.scss';

/** A telephone number is read in one go, as a day is. */
const inOneGo = (text: string) => text.replaceAll(' ', '\u00a0');

/** What one must know to come by: where it is, when it is open, whom to call, which way to take. */
export function StoreFacts({ store }: { store: Store }) {
  const locale = useLocale();
  const t = useTranslations('stores');
  const times = openingTimesOf(store, locale);

  return (
    <div className={styles.facts}>
      <Fact title={t('address')}>
        <StoreAddress store={store} />
        <SeeInMaps store={store} />
      </Fact>
      <Fact title={t('howToGetThere')}>
        <p>{store.directions[locale]}</p>
        <MapsLink href={directionsLink(store)} of={store.name}>
          {t('directions')}
        </MapsLink>
      </Fact>
      <Fact title={t('hours')}>
        <OpeningHours times={times} />
      </Fact>
      <Fact title={t('telephone')}>
        <p>
          <a href={`tel:${store.phone.replaceAll(' ', '')}`} className={styles.phone}>
            {inOneGo(store.phone)}
          </a>
        </p>
      </Fact>
    </div>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <h2 className="eyebrow">{title}</h2>
      {children}
    </div>
  );
}

/** The hours of a week, and the holidays that are kept. */
function OpeningHours({ times }: { times: OpeningTimes }) {
  const locale = useLocale();
  const t = useTranslations('stores');

  return (
    <div className="stack1">
      <dl>
        {hoursTable(times.hours, locale).map(({ days, times: open }) => (
          <div key={days} className={styles.row}>
            <dt>{days}</dt>
            <dd>{open.join(', ') || t('closedDay')}</dd>
          </div>
        ))}
      </dl>
      <p className="soft small">{t('hoursZone')}</p>
      {times.holidays.map(({ date, name }) => (
        <p key={date} className="soft small">
          {t('holidays', { name, date: inOneGo(formatDay(date, locale)) })}
        </p>
      ))}
    </div>
  );
}
