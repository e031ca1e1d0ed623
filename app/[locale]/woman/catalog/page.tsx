import type { Metadata } from 'next';
import { PlainListing, plainListingMetadata } from '@/app/[locale]/listing/plain-listing';
import { LISTINGS } from '@/lib/listing/listings';

const listing = LISTINGS['woman-catalog'];

export async function generateMetadata({ params }: PageProps<'/[locale]/woman/catalog'>): Promise<Metadata> {
  const { locale } = await params;
  return plainListingMetadata({ listing, locale });
}

export default async function CatalogPage({ params }: PageProps<'/[locale]/woman/catalog'>) {
  const { locale } = await params;
  return <PlainListing listing={listing} locale={locale} />;
}
