import { getListingMetadata, ListingWithoutQuery } from '@/app/[locale]/listing/listing-without-query';
import { LISTINGS } from '@/lib/listing/listings';

export const ensureStatic = 'navigation';

const listing = LISTINGS['men-tees'];

export const generateMetadata = () => getListingMetadata(listing);

export default function TeesPage() {
  return <ListingWithoutQuery listing={listing} />;
}
