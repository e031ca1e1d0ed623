import { PlainListing, plainListingMetadata } from '@/app/[locale]/listing/plain-listing';
import { LISTINGS } from '@/lib/listing/listings';

export const ensureStatic = 'navigation';

const listing = LISTINGS['woman-catalog'];

export const generateMetadata = () => plainListingMetadata(listing);

export default function CatalogPage() {
  return <PlainListing listing={listing} />;
}
