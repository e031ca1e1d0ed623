import { getTranslations } from 'next-intl/server';
import { PageLinks } from '@/components/ui/page-links';
import type { Locale } from '@/lib/contract/locale';
import { type Address, listingPath } from '@/lib/listing/query';
import type { ListingView } from '@/lib/listing/show-listing';
import { ListingLink } from './listing-link';

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
