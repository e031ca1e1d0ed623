import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink, getButtonClass } from '@/components/ui/button';
import { Pagination } from '@/components/ui/pagination';
import type { Locale } from '@/lib/contract/locale';
import { LISTINGS, type Listing, localizeListing } from '@/lib/listing/listings';
import { type ListingAddress, listingPath } from '@/lib/listing/query';
import type { ListingView } from '@/lib/listing/show-listing';
import { ListingLink } from './listing-link';
import styles from './listing-page.module.scss';

type LoadMoreProps = { listing: Listing; address: ListingAddress; view: ListingView };

/** Load more: progress of a growing list and the link to its next page (spec §2). */
export function LoadMore({ listing, address, view }: LoadMoreProps) {
  const locale = useLocale();
  const t = useTranslations('listing');
  const { shown, total, page, pages, query } = view;
  if (total === 0) return null;

  return (
    <div className={styles.more}>
      <p className={styles.shown}>{t('shown', { shown: shown.length, total })}</p>
      <progress className={styles.progress} value={shown.length} max={total} aria-hidden="true" />
      {page < pages && (
        <ListingLink
          href={listingPath(address, { ...query, page: page + 1 })}
          path={address.path}
          focus="firstNew"
          stays
          replaces
          className={getButtonClass('outline', styles.link)}
        >
          {t('loadMore')}
        </ListingLink>
      )}
      {page === pages && shown.length < total && (
        <ButtonLink tone="outline" href={theRest(listing, view, locale)}>
          {t('seeTheRest')}
        </ButtonLink>
      )}
    </div>
  );
}

/** Returns the URL at which a growing list continues after its limit: the next page of its section. */
function theRest(listing: Listing, { shown, query }: ListingView, locale: Locale): string {
  const whole = LISTINGS[listing.section];
  const category = query.category.length > 0 ? query.category : (listing.categories ?? []);
  const page = Math.floor(shown.length / whole.pageSize) + 1;
  return listingPath(localizeListing(whole, locale), { ...query, category, page });
}

/** Pagination links of a listing. */
export function ListingPagination({ address, view }: { address: ListingAddress; view: ListingView }) {
  const t = useTranslations('listing');
  const { page, pages, query } = view;

  return (
    <Pagination
      page={page}
      pages={pages}
      t={t}
      link={({ number, ...link }) => (
        <ListingLink
          {...link}
          path={address.path}
          focus="results"
          href={listingPath(address, { ...query, page: number })}
        />
      )}
    />
  );
}
