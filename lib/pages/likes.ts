import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { LIKES } from '@/content/art';
import { pictureAddress } from '@/lib/catalogue/product-pictures';
import { productPath } from '@/lib/catalogue/section';
import { fetchCollection } from '@/lib/content-api/catalogue';
import { type Like, likeSchema } from '@/lib/contract/catalogue';
import type { Locale } from '@/lib/contract/locale';
import { env } from '@/lib/env';
import { ApiError } from '@/lib/errors/api-error';
import { localePath } from '@/lib/i18n/locale-path';
import { log } from '@/lib/log/log';
import type { PictureSource } from '@/lib/pictures/image-source';
import { withHost } from '@/lib/pictures/picture-hosts';

/** A picture of the 'You might like' strip. `href` is its product's page; the content API names none. */
export type LikePicture = PictureSource & {
  alt: string;
  dominant?: string | undefined;
  href?: string | undefined;
};

const MOST = 12;

/** Of unmeasured pictures. */
const USUAL_SIZE = { width: 900, height: 1125 };

/** Shown through an outage of the content API. */
let lastGood: Like[] = [];

async function readCollection(id: string, collection: string): Promise<Like[]> {
  'use cache';
  cacheTag('content');
  cacheLife('catalogue');
  try {
    lastGood = await fetchCollection(id, collection, likeSchema);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log.warn({ collection, err: error }, 'the last good pictures are kept, or our own shown');
  }
  return lastGood;
}

/** The extra collection; empty where none is configured, and as long as it could never be read. */
async function findLikes(): Promise<Like[]> {
  const { CONTENT_API_URL, CONTENT_EXTRA_ID, CONTENT_EXTRA_COLLECTION } = env;
  if (!CONTENT_API_URL || !CONTENT_EXTRA_ID || !CONTENT_EXTRA_COLLECTION) return [];
  return readCollection(CONTENT_EXTRA_ID, CONTENT_EXTRA_COLLECTION);
}

/** The pictures of the strip, each once: the content API's second collection, or else our own (contract, Content API). */
export async function readLikes(locale: Locale): Promise<LikePicture[]> {
  const likes = await findLikes();
  if (likes.length === 0) {
    return LIKES.map(({ product: { section, slug }, ...art }) => ({
      ...art,
      alt: art.alt[locale],
      href: localePath(locale, productPath(section, slug)),
    }));
  }

  const pictures = likes.map(({ address, alt }) =>
    withHost({ src: pictureAddress(address), ...USUAL_SIZE, alt }),
  );
  const addresses = pictures.map(({ src }) => src);
  return pictures.filter(({ src }, index) => addresses.indexOf(src) === index).slice(0, MOST);
}
