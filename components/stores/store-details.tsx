import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ShopLink } from '@/components/layout/shop-link';
import { SitePictureImage } from '@/components/layout/site-picture-image';
import { Picture } from '@/components/ui/picture';
import { formatDay } from '@/lib/format/dates';
import { listOpeningHours, type OpeningTimes } from '@/lib/stores/opening-hours';
import type { Store } from '@/lib/stores/store-schema';
import { directionsUrl, getOpeningTimes, liveMapPath, storePath } from '@/lib/stores/stores';
import { ExternalMapLink, StoreAddress, StoreMapLink } from './store-address';
import styles from './store-details.module.scss';
import { StoreMap, StoreMapPanel } from './store-map';
import { StoreOpeningStatus } from './store-opening-status';

type StoreDetailsProps = {
  store: Store;
  /** The stores that have a page. */
  pages: readonly Store[];
};

/** The page of a store: description, location, opening hours, and links to the other stores. */
export function StoreDetails({ store, pages }: StoreDetailsProps) {
  const locale = useLocale();
  const t = useTranslations('stores');
  const [lead, ...more] = store.story[locale];

  return (
    <>
      <div className={styles.head}>
        <div className={styles.words}>
          <p className="eyebrow">
            <ShopLink href="/store">{t('heading')}</ShopLink>
          </p>
          <h1 className={styles.name}>{store.name}</h1>
          <p className={styles.line}>{store.line[locale]}</p>
          <StoreOpeningStatus times={getOpeningTimes(store, locale)} />
        </div>
        {store.picture && (
          <SitePictureImage
            art={store.picture}
            sizes="(min-width: 768px) max(50vw, min(67vw, 54rem, 102vh)), 100vw"
            first
            className={styles.picture}
          />
        )}
      </div>
      <div className={styles.story}>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.more}>
          {more.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <section className={styles.where} aria-label={t('map')}>
        <div className={styles.map}>
          <StoreMapPanel src={liveMapPath(store)} name={store.name}>
            <StoreMap store={store} others={pages} />
          </StoreMapPanel>
        </div>
        <StoreFacts store={store} />
      </section>
      <StorePlaces stores={pages} current={store} />
    </>
  );
}

/** The stores that have a page, with pictures and addresses. The current store is highlighted and not a link (spec §2). */
function StorePlaces({ stores, current }: { stores: readonly Store[]; current: Store }) {
  const t = useTranslations('stores');

  return (
    <nav aria-labelledby="store-places" className={styles.otherStores}>
      <h2 id="store-places" className={styles.otherStoresTitle}>
        {t('heading')}
      </h2>
      <ul className={styles.otherStoreList}>
        {stores.map((store) => (
          <Place key={store.slug} store={store} isCurrent={store.slug === current.slug} />
        ))}
      </ul>
    </nav>
  );
}

function Place({ store, isCurrent }: { store: Store; isCurrent: boolean }) {
  const t = useTranslations('stores');
  const { street, district } = store.address;

  return (
    <li className={styles.otherStore} aria-current={isCurrent ? 'page' : undefined}>
      {store.picture && (
        <Picture
          {...store.picture}
          alt=""
          blur={undefined}
          sizes="(min-width: 2000px) 610px, (min-width: 768px) 30vw, 45vw"
          className={styles.otherStorePicture}
        />
      )}
      {isCurrent ? (
        <span className={styles.otherStoreName}>{store.name}</span>
      ) : (
        <ShopLink href={storePath(store)} className={styles.otherStoreName}>
          {store.name}
        </ShopLink>
      )}
      <span className="soft">{`${street}, ${district}`}</span>
      {isCurrent && <span className={styles.here}>{t('youAreHere')}</span>}
    </li>
  );
}

/** Keeps a phone number or a date on one line. */
const inOneGo = (text: string) => text.replaceAll(' ', '\u00a0');

/** The facts for a visit: address, opening hours, phone and directions. */
function StoreFacts({ store }: { store: Store }) {
  const locale = useLocale();
  const t = useTranslations('stores');
  const times = getOpeningTimes(store, locale);

  return (
    <div className={styles.facts}>
      <Fact title={t('address')}>
        <StoreAddress store={store} />
        <StoreMapLink store={store} />
      </Fact>
      <Fact title={t('howToGetThere')}>
        <p>{store.directions[locale]}</p>
        <ExternalMapLink href={directionsUrl(store)} of={store.name}>
          {t('directions')}
        </ExternalMapLink>
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

/** The opening hours of a week, and the holidays. */
function OpeningHours({ times }: { times: OpeningTimes }) {
  const locale = useLocale();
  const t = useTranslations('stores');

  return (
    <div className="stack1">
      <dl>
        {listOpeningHours(times.hours, locale).map(({ days, times: open }) => (
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
