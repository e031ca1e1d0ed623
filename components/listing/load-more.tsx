import { getTranslations } from 'next-intl/server';
import { ButtonLink, buttonClass } from '@/components/ui/button';
import { PageLinks } from '@/components/ui/page-links';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { LISTINGS, type Listing } from '@/lib/listing/listings';
import { type Address, listingPath } from '@/lib/listing/query';
import type { ListingView } from '@/lib/listing/show-listing';
import { ListingLink } from './listing-link';
import styles from './listing-results.module.scss';

type LoadMoreProps = { listing: Listing; address: Address; view: ListingView; locale: Locale };

/** Load more: progress of a growing list and the link to its next page (spec §2). */
export async function LoadMore({ listing, address, view, locale }: LoadMoreProps) {
  const t = await getTranslations({ locale, namespace: 'listing' });
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
          className={buttonClass('outline', styles.link)}
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

/** The continuation of a list that has grown to its limit: its section's next page. */
function theRest(
  { section, categories = [] }: Listing,
  { shown, query }: ListingView,
  locale: Locale,
): string {
  const { path, hasLanding, pageSize } = LISTINGS[section];
  const category = query.category.length > 0 ? query.category : categories;
  const page = Math.floor(shown.length / pageSize) + 1;
  return listingPath({ path: localePath(locale, path), hasLanding }, { ...query, category, page });
}

type ListingPagesProps = { address: Address; view: ListingView; locale: Locale };

/** The pages of a listing. */
export async function ListingPages({ address, view, locale }: ListingPagesProps) {
  const t = await getTranslations({ locale, namespace: 'listing' });
  const { page, pages, query } = view;

  return (
    <PageLinks
      page={page}
      pages={pages}
      words={{
        pages: t('pages'),
        previous: t('previous'),
        next: t('next'),
        page: (number) => t('page', { number }),
      }}
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
