import { ISLANDS_MAP } from '@/content/maps';
import { mapDocument } from '@/lib/stores/map-document';

/** The document with the live map of southern Bali, for an iframe. */
export function GET() {
  return mapDocument('Bali', ISLANDS_MAP.south);
}
