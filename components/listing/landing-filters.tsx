import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import type { Listing } from '@/lib/listing/listings';
import type { ListingView } from '@/lib/listing/show-listing';
import { Filters } from './filters';
import styles from './landing-filters.module.scss';

type LandingFiltersProps = {
  listing: Listing;
  view: Pick<ListingView, 'query' | 'facets' | 'prices' | 'total'>;
  locale: Locale;
};

/** From a landing page into its listing by what one is looking for, where the page has ways by category of its own. */
export function LandingFilters({ listing, view, locale }: LandingFiltersProps) {
  if (view.total === 0) return null;
  const address = { path: localePath(locale, listing.path), hasLanding: listing.hasLanding };

  return (
    <div className={styles.filters}>
      <Filters address={address} view={view} locale={locale} onLanding />
    </div>
  );
}
