import type { Metadata } from 'next';
import { PlainListing, plainListingMetadata } from '@/app/[locale]/listing/plain-listing';
import { LISTINGS } from '@/lib/listing/listings';

const listing = LISTINGS['men-tees'];

export async function generateMetadata({ params }: PageProps<'/[locale]/men/tees'>): Promise<Metadata> {
  const { locale } = await params;
  return plainListingMetadata({ listing, locale });
}

export default async function TeesPage({ params }: PageProps<'/[locale]/men/tees'>) {
  const { locale } = await params;
  return <PlainListing listing={listing} locale={locale} />;
}
