import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { placeLink, storePath } from '@/lib/stores/store-links';
import type { Store } from '@/lib/stores/store-schema';
import { openingTimesOf } from '@/lib/stores/stores';
import { OpenNow } from './open-now';
import { MapsLink, StoreAddress } from './store-address';
import styles from './store-list.module.scss';

/** A store of our own on the list of all: its print large, its words beside it. */
export async function OwnStore({ store, locale }: { store: Store; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'stores' });

  return (
    <article className={styles.store} id={store.slug}>
      {store.picture && (
        <Picture
          {...store.picture}
          alt={store.picture.alt[locale]}
          sizes="(min-width: 768px) 58vw, 100vw"
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <p className={styles.kind}>{t(store.kind === 'flagship' ? 'flagship' : 'store')}</p>
        <h3 className={styles.name}>{t('storeTitle', { name: store.name, place: store.place })}</h3>
        <p className={styles.line}>{store.line[locale]}</p>
        <OpenNow times={openingTimesOf(store, locale)} />
        <StoreAddress store={store} />
        <div className={styles.ways}>
          <VisitLink store={store} locale={locale} />
          <MapsLink href={placeLink(store)} of={store.name} locale={locale}>
            {t('seeInMaps')}
          </MapsLink>
        </div>
      </div>
    </article>
  );
}

/** The way to a store's own page, where it has one. */
async function VisitLink({ store, locale }: { store: Store; locale: Locale }) {
  if (!store.page) return null;
  const t = await getTranslations({ locale, namespace: 'stores' });

  return (
    <ButtonLink href={localePath(locale, storePath(store))} tone="outline">
      {t('visit')}
      <span className="visuallyHidden">{store.name}</span>
    </ButtonLink>
  );
}
