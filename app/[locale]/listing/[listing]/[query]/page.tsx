import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getLocale } from 'next-intl/server';
import { NotFoundPage } from '@/components/catalogue/not-found-page';
import { ListingPage } from '@/components/listing/listing-page';
import { SITE_PICTURES } from '@/content/site-pictures';
import { isOutage } from '@/lib/catalogue/outage';
import { createListingTexts } from '@/lib/listing/listing-words';
import { findListing } from '@/lib/listing/listings';
import { readListing } from '@/lib/pages/listing';
import { createUnknownPathMetadata, pageMetadata } from '@/lib/pages/page-metadata';

type Props = PageProps<'/[locale]/listing/[listing]/[query]'>;

/** Rendered for every request and not cached, because the number of queries is unlimited. */
export const instant = false;

const parseSegment = (query: string) => new URLSearchParams(decodeURIComponent(query));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { listing: name, query } = await params;
  const locale = await getLocale();
  const listing = findListing(name);
  if (!listing) return createUnknownPathMetadata(locale);
  const view = await readListing(listing.name, parseSegment(query), locale);
  const { title, description } = createListingTexts(listing, isOutage(view) ? undefined : view, locale);

  return pageMetadata({ locale, path: listing.path, title, description, index: false });
}

/** A listing for a query. The public URL is `/men?size=32`, the canonical URL has no query. */
export default async function ListingQueryPage({ params }: Props) {
  await connection();
  const { listing: name, query } = await params;
  const locale = await getLocale();
  const listing = findListing(name);
  if (!listing) return <NotFoundPage />;
  const view = await readListing(listing.name, parseSegment(query), locale);

  return <ListingPage listing={listing} view={view} art={SITE_PICTURES} />;
}
