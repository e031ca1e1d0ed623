import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import type { Listing } from '@/lib/listing/listings';
import { listingPath, PLAIN_QUERY } from '@/lib/listing/query';
import type { ListingView } from '@/lib/listing/show-listing';
import { Filters } from './filters';
import styles from './listing-entrance.module.scss';

type ListingEntranceProps = {
  listing: Listing;
  view: Pick<ListingView, 'query' | 'facets' | 'prices' | 'total'>;
  locale: Locale;
};

/** From a landing page into its listing: by category, to everything, or by what one is looking for. */
export async function ListingEntrance({ listing, view, locale }: ListingEntranceProps) {
  const t = await getTranslations({ locale, namespace: 'listing' });
  if (view.total === 0) return null;
  const address = { path: localePath(locale, listing.path), hasLanding: listing.hasLanding };
  const categories = view.facets.find(({ name }) => name === 'category')?.choices ?? [];
  const ways = [
    { label: t('everything'), query: PLAIN_QUERY, count: view.total },
    ...categories.map(({ value, label, count }) => ({
      label: label[locale],
      query: { ...PLAIN_QUERY, category: [value] },
      count,
    })),
  ];

  return (
    <section className={styles.entrance} aria-label={t('shopBy')}>
      <ul className={styles.ways}>
        {ways.map(({ label, query, count }) => (
          <li key={label}>
            <Link href={listingPath(address, query)} prefetch={false} className={styles.way}>
              {label}{' '}
              <span className={styles.count} aria-hidden="true">
                {count}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Filters address={address} view={view} locale={locale} onLanding />
    </section>
  );
}

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
    <div className={styles.landing}>
      <Filters address={address} view={view} locale={locale} onLanding />
    </div>
  );
}
