import { useLocale, useTranslations } from 'next-intl';
import { CardGrid } from '@/components/catalogue/card-grid';
import { FourProducts, ShopDoors } from '@/components/catalogue/ways-on';
import { ButtonLink } from '@/components/ui/button';
import { addressOf, type Listing } from '@/lib/listing/listings';
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
  /** There is a hero above; else its own pictures are above the fold. */
  headed: boolean;
};

/** What a listing shows under a query, and how to ask for something else. */
export function ListingResults({ listing, view, headed }: ListingResultsProps) {
  const locale = useLocale();
  const t = useTranslations('listing');
  const catalogue = useTranslations('catalogue');
  const address = addressOf(listing, locale);
  const cards = view.shown;
  const results = t('results', { count: view.total });

  return (
    <div className={styles.listing}>
      <div className={styles.bar}>
        <Filters address={address} view={view} />
        <p className={styles.count} data-results="" tabIndex={-1}>
          {results}
        </p>
      </div>
      <ChosenChips address={address} view={view} />
      <div className={styles.results}>
        {headed || <h2 className="visuallyHidden">{t('products')}</h2>}
        {view.total === 0 ? (
          <NoResults address={address} view={view} />
        ) : (
          <CardGrid
            cards={cards}
            noImage={catalogue('noImage')}
            firstNew={view.firstNew}
            inSight={headed ? 0 : 4}
            inFours={listing.grows}
          />
        )}
        {listing.grows ? (
          <LoadMore listing={listing} address={address} view={view} />
        ) : (
          <ListingPages address={address} view={view} />
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

/** The empty state (spec §8), with links to everything and something else to look at. */
function NoResults({ address, view }: { address: Address; view: ListingView }) {
  const t = useTranslations('listing');
  const errors = useTranslations('errors');
  const narrowed = isNarrowed(view.query);

  return (
    <div className={styles.nothing}>
      <p className={styles.title}>{errors('noProductFound')}</p>
      <p className={styles.text}>{t(narrowed ? 'nothingText' : 'nothingSection')}</p>
      <div className={styles.doors}>
        {narrowed && (
          <ButtonLink href={listingPath(address, PLAIN_QUERY)} tone="solid">
            {t('seeEverything')}
          </ButtonLink>
        )}
        <ShopDoors />
      </div>
      <FourProducts />
    </div>
  );
}
