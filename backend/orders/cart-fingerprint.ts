import { createHash } from 'node:crypto';

type Line = { id: string; itemId: string; quantity: number };

/**
 * The same for the same cart: a hash over its lines (line id, item, quantity). Line ids are never reused, so the same
 * goods put into an emptied cart again have another fingerprint.
 */
export function cartFingerprint(lines: Line[]): string {
  const sorted = lines
    .map(({ id, itemId, quantity }) => [id, itemId, quantity])
    .sort((a, b) => (String(a) < String(b) ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
