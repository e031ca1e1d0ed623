import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { type Listing, localizeListing } from '@/lib/listing/listings';
import { DEFAULT_LISTING_QUERY, type ListingAddress, listingPath } from '@/lib/listing/query';
import type { ListingView } from '@/lib/listing/show-listing';
import styles from './listing-entry-links.module.scss';
import { ListingFilters } from './listing-filters';

type ListingEntryLinksProps = {
  listing: Listing;
  view: Pick<ListingView, 'query' | 'facets' | 'prices' | 'total' | 'all'>;
};

/** Links from a landing page to its listing: by category, to all products, or through filters. */
export function ListingEntryLinks({ listing, view }: ListingEntryLinksProps) {
  const locale = useLocale();
  const t = useTranslations('listing');
  if (view.total === 0) return null;
  const address = localizeListing(listing, locale);

  return (
    <section className={styles.entrance} aria-label={t('shopBy')}>
      <CategoryLinks address={address} view={view} />
      <ListingFilters address={address} view={view} onLanding />
    </section>
  );
}

type CategoryLinksProps = {
  address: ListingAddress;
  view: Pick<ListingView, 'query' | 'facets' | 'all'>;
  /** True on the list itself, which marks the link to the current category. */
  marked?: boolean;
};

/** Links to all products of a listing and to each category, with their product counts. */
export function CategoryLinks({ address, view, marked = false }: CategoryLinksProps) {
  const locale = useLocale();
  const t = useTranslations('listing');
  const { sort, category: chosen } = view.query;
  const categories = view.facets.find(({ name }) => name === 'category')?.choices ?? [];
  const ways = [
    { label: t('everything'), category: [], count: view.all },
    ...categories.map(({ value, label, count }) => ({ label: label[locale], category: [value], count })),
  ];

  return (
    <ul className={styles.links} aria-label={marked ? t('shopBy') : undefined}>
      {ways.map(({ label, category, count }) => (
        <li key={label}>
          <Link
            href={listingPath(address, { ...DEFAULT_LISTING_QUERY, sort, category })}
            prefetch={false}
            aria-current={marked && category[0] === chosen[0] ? 'page' : undefined}
            className={styles.link}
          >
            {label}{' '}
            <span className={styles.count} aria-hidden="true">
              {count}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
