import { getTranslations } from 'next-intl/server';
import { CardGrid } from '@/components/catalogue/card-grid';
import { ButtonLink } from '@/components/ui/button';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import type { Listing } from '@/lib/listing/listings';
import { type Address, isNarrowed, listingPath, PLAIN_QUERY } from '@/lib/listing/query';
import type { ListingView } from '@/lib/listing/show-listing';
import { Announcement } from './announcement';
import { ChosenChips } from './chosen-chips';
import { Filters } from './filters';
import styles from './listing-results.module.scss';
import { ListingPages, LoadMore } from './load-more';

type ListingResultsProps = {
  listing: Listing;
  view: ListingView;
  locale: Locale;
  /** There is a hero above; else its own pictures are above the fold. */
  headed: boolean;
};

/** What a listing shows under a query, and how to ask for something else. */
export async function ListingResults({ listing, view, locale, headed }: ListingResultsProps) {
  const t = await getTranslations({ locale, namespace: 'listing' });
  const catalogue = await getTranslations({ locale, namespace: 'catalogue' });
  const address = { path: localePath(locale, listing.path), hasLanding: listing.hasLanding };
  const cards = view.shown;
  const results = t('results', { count: view.total });

  return (
    <div className={styles.listing}>
      <div className={styles.bar}>
        <Filters address={address} view={view} locale={locale} />
        <p className={styles.count} data-results="" tabIndex={-1}>
          {results}
        </p>
      </div>
      <ChosenChips address={address} view={view} locale={locale} />
      <div className={styles.results}>
        {headed || <h2 className="visuallyHidden">{t('products')}</h2>}
        {view.total === 0 ? (
          <NoResults address={address} view={view} locale={locale} />
        ) : (
          <CardGrid
            cards={cards}
            noImage={catalogue('noImage')}
            firstNew={view.firstNew}
            inSight={headed ? 0 : 4}
          />
        )}
        {listing.grows ? (
          <LoadMore listing={listing} address={address} view={view} locale={locale} />
        ) : (
          <ListingPages address={address} view={view} locale={locale} />
        )}
      </div>
      <Announcement
        path={address.path}
        results={results}
        more={t('moreShown', {
          count: cards.length - view.firstNew,
          shown: cards.length,
          total: view.total,
        })}
      />
    </div>
  );
}

type NoResultsProps = { address: Address; view: ListingView; locale: Locale };

/** The empty state (spec §8), with a link to everything. */
async function NoResults({ address, view, locale }: NoResultsProps) {
  const t = await getTranslations({ locale, namespace: 'listing' });
  const errors = await getTranslations({ locale, namespace: 'errors' });
  const narrowed = isNarrowed(view.query);

  return (
    <div className={styles.nothing}>
      <p className={styles.title}>{errors('noProductFound')}</p>
      <p className={styles.text}>{t(narrowed ? 'nothingText' : 'nothingSection')}</p>
      {narrowed && (
        <ButtonLink href={listingPath(address, PLAIN_QUERY)} tone="outline">
          {t('seeEverything')}
        </ButtonLink>
      )}
    </div>
  );
}
