import { metadataWithoutQuery, PlainListing } from '@/app/[locale]/listing/listing-without-query';
import { LISTINGS } from '@/lib/listing/listings';

export const ensureStatic = 'navigation';

const listing = LISTINGS['woman-catalog'];

export const generateMetadata = () => metadataWithoutQuery(listing);

export default function CatalogPage() {
  return <PlainListing listing={listing} />;
}
