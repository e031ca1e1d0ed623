import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { liveMapPath, storePath } from '@/lib/stores/store-links';
import type { Store } from '@/lib/stores/store-schema';
import { openingTimesOf } from '@/lib/stores/stores';
import { OpenNow } from './open-now';
import styles from './store-article.module.scss';
import { StoreFacts } from './store-facts';
import { StoreMap } from './store-map';
import { StoreMapPanel } from './store-map-panel';

type StoreArticleProps = {
  store: Store;
  /** Those that have a page. */
  pages: readonly Store[];
  locale: Locale;
};

/** A store's own page: what it is like, where, when and how, and the others. */
export async function StoreArticle({ store, pages, locale }: StoreArticleProps) {
  const t = await getTranslations({ locale, namespace: 'stores' });
  const [lead, ...more] = store.story[locale];

  return (
    <>
      <div className={styles.head}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>
            <Link href={localePath(locale, '/store')} prefetch={false}>
              {t('heading')}
            </Link>
          </p>
          <h1 className={styles.name}>{store.name}</h1>
          <p className={styles.line}>{store.line[locale]}</p>
          <OpenNow times={openingTimesOf(store, locale)} />
        </div>
        {store.picture && (
          <Picture
            {...store.picture}
            alt={store.picture.alt[locale]}
            sizes="(min-width: 768px) 50vw, 100vw"
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
          <StoreMapPanel src={liveMapPath(store)} name={store.name} locale={locale}>
            <StoreMap store={store} others={pages} locale={locale} />
          </StoreMapPanel>
        </div>
        <StoreFacts store={store} locale={locale} />
      </section>
      <StorePlaces stores={pages} current={store} locale={locale} />
    </>
  );
}

type StorePlacesProps = { stores: readonly Store[]; current: Store; locale: Locale };

/** The stores that have a page, with their addresses; the one that is shown stands out and is no link (spec §2). */
async function StorePlaces({ stores, current, locale }: StorePlacesProps) {
  const t = await getTranslations({ locale, namespace: 'stores' });

  return (
    <nav aria-labelledby="store-places" className={styles.otherStores}>
      <h2 id="store-places" className={styles.placesTitle}>
        {t('heading')}
      </h2>
      <ul className={styles.places}>
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
        <span className={styles.placeName}>{store.name}</span>
      ) : (
        <Link href={localePath(locale, storePath(store))} prefetch={false} className={styles.placeName}>
          {store.name}
        </Link>
      )}
      <span className={styles.address}>{`${street}, ${district}`}</span>
      {isCurrent && <span className={styles.here}>{t('youAreHere')}</span>}
    </li>
  );
}
