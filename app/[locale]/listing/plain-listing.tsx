import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { setRequestLocale } from 'next-intl/server';
import { ListingPage } from '@/components/listing/listing-page';
import { JsonLd } from '@/components/seo/json-ld';
import { HEROES } from '@/content/heroes';
import { PARTNER_BANNER } from '@/content/partner-banner';
import { LOCALES } from '@/lib/contract/locale';
import { listingWords } from '@/lib/listing/listing-words';
import type { Listing } from '@/lib/listing/listings';
import { readPlainListing } from '@/lib/pages/listing';
import { listingPageData, shownProducts } from '@/lib/seo/listing-page-data';
import { pageMetadata } from '@/lib/seo/page-metadata';

type Props = { listing: Listing; locale: string };

/** What the head of a listing without a query says. */
export function plainListingMetadata({ listing, locale }: Props): Metadata {
  if (!hasLocale(LOCALES, locale)) notFound();
  const { title, description } = listingWords(listing, undefined, locale);

  return pageMetadata({ locale, path: listing.path, title, description });
}

/** A listing without a query: the one of its addresses that search engines know. */
export async function PlainListing({ listing, locale }: Props) {
  if (!hasLocale(LOCALES, locale)) notFound();
  setRequestLocale(locale);
  const view = await readPlainListing(listing.name);

  const { title } = listingWords(listing, undefined, locale);
  const products = shownProducts(view, listing.section, locale);
  const page = { name: title, path: listing.path };

  return (
    <>
      <ListingPage
        listing={listing}
        view={view}
        locale={locale}
        art={{ catalog: HEROES.catalog, banner: PARTNER_BANNER }}
      />
      <JsonLd data={listingPageData({ locale, section: listing.section, page, products })} />
    </>
  );
}
