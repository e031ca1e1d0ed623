import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { type Listing, localizeListing } from '@/lib/listing/listings';
import { DEFAULT_LISTING_QUERY, listingPath } from '@/lib/listing/query';
import type { ListingView } from '@/lib/listing/show-listing';
import styles from './listing-entry-links.module.scss';
import { ListingFilters } from './listing-filters';

type ListingEntryLinksProps = {
  listing: Listing;
  view: Pick<ListingView, 'query' | 'facets' | 'prices' | 'total'>;
};

/** Links from a landing page to its listing: by category, to all products, or through filters. */
export function ListingEntryLinks({ listing, view }: ListingEntryLinksProps) {
  const locale = useLocale();
  const t = useTranslations('listing');
  if (view.total === 0) return null;
  const address = localizeListing(listing, locale);
  const categories = view.facets.find(({ name }) => name === 'category')?.choices ?? [];
  const ways = [
    { label: t('everything'), query: DEFAULT_LISTING_QUERY, count: view.total },
    ...categories.map(({ value, label, count }) => ({
      label: label[locale],
      query: { ...DEFAULT_LISTING_QUERY, category: [value] },
      count,
    })),
  ];

  return (
    <section className={styles.entrance} aria-label={t('shopBy')}>
      <ul className={styles.links}>
        {ways.map(({ label, query, count }) => (
          <li key={label}>
            <Link href={listingPath(address, query)} prefetch={false} className={styles.link}>
              {label}{' '}
              <span className={styles.count} aria-hidden="true">
                {count}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ListingFilters address={address} view={view} onLanding />
    </section>
  );
}
