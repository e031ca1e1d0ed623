import { PlainListing, plainListingMetadata } from '@/app/[locale]/listing/plain-listing';
import { LISTINGS } from '@/lib/listing/listings';

export const ensureStatic = 'navigation';

const listing = LISTINGS['men-tees'];

export const generateMetadata = () => plainListingMetadata(listing);

export default function TeesPage() {
  return <PlainListing listing={listing} />;
}
