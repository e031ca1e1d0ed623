import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { ListingPage } from '@/components/listing/listing-page';
import { JsonLd } from '@/components/seo/json-ld';
import { SITE_PICTURES } from '@/content/site-pictures';
import { isOutage } from '@/lib/catalogue/outage';
import { createListingTexts } from '@/lib/listing/listing-words';
import type { Listing } from '@/lib/listing/listings';
import { readListingWithoutQuery } from '@/lib/pages/listing';
import { pageMetadata } from '@/lib/pages/page-metadata';
import { listingPageJsonLd } from '@/lib/seo/page-data';

/** Returns the metadata of a listing without a query. */
export async function getListingMetadata(listing: Listing): Promise<Metadata> {
  const locale = await getLocale();
  const { title, description } = createListingTexts(listing, undefined, locale);

  return pageMetadata({ locale, path: listing.path, title, description });
}

/** A listing without a query, which is its canonical URL. */
export async function ListingWithoutQuery({ listing }: { listing: Listing }) {
  const locale = await getLocale();
  const view = await readListingWithoutQuery(listing.name, locale);

  const { title } = createListingTexts(listing, undefined, locale);
  const products = isOutage(view) ? view : view.shown;
  const page = { name: title, path: listing.path };

  return (
    <>
      <ListingPage listing={listing} view={view} art={SITE_PICTURES} />
      <JsonLd data={listingPageJsonLd({ locale, section: listing.section, page, products })} />
    </>
  );
}
