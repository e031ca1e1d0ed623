import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { env } from '@/lib/env';
import type { EncodedFormat } from './encoded-address';

/** What is known of an encoded picture. */
const factsSchema = z.object({
  width: z.number(),
  height: z.number(),
  /** Its main colour. */
  dominant: z.string(),
  /** A few pixels of it as a data URL. */
  blur: z.string(),
});
export type PictureFacts = z.infer<typeof factsSchema>;

/** How each format is encoded. Another effort gives other files, so it is part of a picture's address. */
export const ENCODER_OPTIONS = {
  avif: { quality: 55, effort: env.PICTURE_EFFORT, chromaSubsampling: '4:2:0' },
  webp: { quality: 75, effort: 2 },
} as const satisfies Record<EncodedFormat, object>;

const SETTINGS = JSON.stringify(ENCODER_OPTIONS);

/** The hash by which a picture's content is known, and by which an imported file is called. */
export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/** What an encoded picture is called: after its content, and how it is encoded. @param content `contentHash`'s */
export function pictureId(content: string): string {
  return createHash('sha256').update(content).update(SETTINGS).digest('hex').slice(0, 12);
}

/** Where a file of the store lies. It survives builds, and may be thrown away: the next start makes it anew. */
export function storedFile(name: string): string {
  return join(env.PICTURES_DIR, name);
}

/** Written when all of a picture is encoded: what has facts can be shown. */
export const factsName = (id: string) => `${id}.json`;

/** Never forgotten: what is encoded stays as it is. What is not yet, may be in a moment. */
const known = new Map<string, PictureFacts>();

/** What is known of a picture; undefined when it is not encoded. */
export function readFacts(id: string): PictureFacts | undefined {
  const found = known.get(id);
  if (found) return found;
  try {
    const facts = factsSchema.parse(JSON.parse(readFileSync(storedFile(factsName(id)), 'utf8')));
    known.set(id, facts);
    return facts;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
