import { useLocale, useTranslations } from 'next-intl';
import { FeaturedProducts, ShopSectionLinks } from '@/components/catalogue/not-found-page';
import { ProductCardGrid } from '@/components/catalogue/product-cards';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { listActiveFilters } from '@/lib/listing/listing-words';
import { type Listing, localizeListing } from '@/lib/listing/listings';
import { DEFAULT_LISTING_QUERY, isFiltered, type ListingAddress, listingPath } from '@/lib/listing/query';
import type { ListingView } from '@/lib/listing/show-listing';
import { CategoryLinks } from './listing-entry-links';
import { ListingFilters } from './listing-filters';
import { ListingAnnouncement, ListingLink } from './listing-link';
import styles from './listing-page.module.scss';
import { ListingPagination, LoadMore } from './load-more';
import { SizeGuideTile } from './size-guide-tile';

type ListingResultsProps = {
  listing: Listing;
  view: ListingView;
  /** True if there is a hero above. Otherwise, the first cards are above the fold. */
  headed: boolean;
};

/** The results of a listing query with filters and pagination. */
export function ListingResults({ listing, view, headed }: ListingResultsProps) {
  const locale = useLocale();
  const t = useTranslations('listing');
  const address = localizeListing(listing, locale);
  const cards = view.shown;
  // The list of a section links to its categories, unless it has another filter or several categories.
  const { category, ...otherFilters } = view.query;
  const hasCategoryLinks =
    listing.hasLanding && !isFiltered({ ...otherFilters, category: category.slice(1) });
  const results = t('results', { count: view.total });

  return (
    <div className={styles.listing}>
      <div className={styles.bar}>
        <ListingFilters address={address} view={view} />
        <p className={styles.count} data-results="" tabIndex={-1}>
          {results}
        </p>
      </div>
      {hasCategoryLinks ? (
        <div className={styles.activeFilters}>
          <CategoryLinks address={address} view={view} marked />
        </div>
      ) : (
        <ChosenChips address={address} view={view} />
      )}
      <div className={styles.results}>
        {headed || <h2 className="visuallyHidden">{t('products')}</h2>}
        {view.total === 0 ? (
          <NoResults address={address} view={view} />
        ) : (
          <ProductCardGrid
            cards={cards}
            firstNew={view.firstNew}
            aboveFold={headed ? 0 : 4}
            inFours={listing.grows}
            last={!listing.grows && <SizeGuideTile categories={listing.categories ?? category} />}
          />
        )}
        {listing.grows ? (
          <LoadMore listing={listing} address={address} view={view} />
        ) : (
          <ListingPagination address={address} view={view} />
        )}
      </div>
      <ListingAnnouncement
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

/** The active filters as chips that remove them, one by one or all. */
function ChosenChips({ address, view }: { address: ListingAddress; view: ListingView }) {
  const locale = useLocale();
  const t = useTranslations('listing');
  const chosen = listActiveFilters(address, view, locale);
  if (chosen.length === 0) return null;
  const everything = listingPath(address, { ...DEFAULT_LISTING_QUERY, sort: view.query.sort });

  return (
    <ul className={styles.activeFilters} aria-label={t('chosen')}>
      {chosen.map(({ label, href }) => (
        <li key={label}>
          <ListingLink
            href={href}
            path={address.path}
            focus="results"
            stays
            rel="nofollow"
            label={t('remove', { name: label })}
            className={styles.chip}
          >
            {label}
            <Icon name="close" />
          </ListingLink>
        </li>
      ))}
      <li>
        <ListingLink href={everything} path={address.path} focus="results" stays className={styles.all}>
          {t('clearAll')}
        </ListingLink>
      </li>
    </ul>
  );
}

/** The empty state (spec §8), with a link to all products and some favourites. */
function NoResults({ address, view }: { address: ListingAddress; view: ListingView }) {
  const t = useTranslations('listing');
  const errors = useTranslations('errors');
  const narrowed = isFiltered(view.query);

  return (
    <div className={styles.noResults}>
      <p className={styles.title}>{errors('noProductFound')}</p>
      <p className={styles.text}>{t(narrowed ? 'nothingText' : 'nothingSection')}</p>
      <div className={styles.actions}>
        {narrowed && (
          <ButtonLink href={listingPath(address, DEFAULT_LISTING_QUERY)} tone="solid">
            {t('seeEverything')}
          </ButtonLink>
        )}
        <ShopSectionLinks />
      </div>
      <FeaturedProducts />
    </div>
  );
}
