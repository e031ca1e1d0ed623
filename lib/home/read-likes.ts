import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { LIKES } from '@/content/home-art';
import { pictureAddress } from '@/lib/catalogue/picture-address';
import { fetchCollection } from '@/lib/content-api/collection';
import { type Like, likeSchema } from '@/lib/contract/like';
import type { Locale } from '@/lib/contract/locale';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import type { PictureSource } from '@/lib/pictures/image-source';

/** One picture of the 'You might like' strip; `alt` is empty where nobody has described it. */
export type LikePicture = PictureSource & { alt: string; dominant?: string | undefined };

/** A strip is no gallery. */
const MOST = 12;

/** What is shown of pictures that nobody has measured. */
const USUAL_SIZE = { width: 900, height: 1125 };

/** Kept through outages like the catalogue. @throws ApiError */
async function readCollection(id: string, collection: string): Promise<Like[]> {
  'use cache';
  cacheTag('content');
  cacheLife('catalogue');
  return fetchCollection(id, collection, likeSchema);
}

/** The extra collection; empty where none is configured, and as long as it could never be read. */
async function findLikes(): Promise<Like[]> {
  const { CONTENT_API_URL, CONTENT_EXTRA_ID, CONTENT_EXTRA_COLLECTION } = env;
  if (!CONTENT_API_URL || !CONTENT_EXTRA_ID || !CONTENT_EXTRA_COLLECTION) return [];
  try {
    return await readCollection(CONTENT_EXTRA_ID, CONTENT_EXTRA_COLLECTION);
  } catch (error) {
    log.warn({ collection: CONTENT_EXTRA_COLLECTION, err: error }, 'our own pictures are shown in its place');
    return [];
  }
}

/** The pictures of the strip, each once: the content API's second collection, or else our own (contract, Content API). */
export async function readLikes(locale: Locale): Promise<LikePicture[]> {
  const likes = await findLikes();
  if (likes.length === 0) return LIKES.map((art) => ({ ...art, alt: art.alt[locale] }));

  const pictures = likes.map(({ address, alt }) => ({ src: pictureAddress(address), ...USUAL_SIZE, alt }));
  const addresses = pictures.map(({ src }) => src);
  return pictures.filter(({ src }, index) => addresses.indexOf(src) === index).slice(0, MOST);
}
