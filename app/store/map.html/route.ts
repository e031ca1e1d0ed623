import { ISLANDS_MAP } from '@/content/maps';
import { renderMapDocument } from '@/lib/stores/map-document';

/** The document with the live map of southern Bali, for an iframe. */
export function GET() {
  return renderMapDocument('Bali', ISLANDS_MAP.south);
}
