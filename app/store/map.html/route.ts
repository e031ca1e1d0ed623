import { ISLANDS } from '@/content/maps';
import { mapDocument } from '@/lib/stores/map-document';

/** The live map of the south of Bali, for the frame of the list of stores. */
export function GET() {
  return mapDocument('Bali', ISLANDS.south);
}
