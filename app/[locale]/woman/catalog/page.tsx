import { getListingMetadata, ListingWithoutQuery } from '@/app/[locale]/listing/listing-without-query';
import { LISTINGS } from '@/lib/listing/listings';

export const ensureStatic = 'navigation';

const listing = LISTINGS['woman-catalog'];

export const generateMetadata = () => getListingMetadata(listing);

export default function WomensCatalogPage() {
  return <ListingWithoutQuery listing={listing} />;
}
