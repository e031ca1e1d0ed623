import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { Locale } from '@/lib/contract/locale';
import { type Feed, readFeed } from '@/lib/social-api/feed';
import { feedPictures, ownPictures } from './feed-pictures';
import type { SocialPicture } from './social-picture';

/** Kept as long as the catalogue, should the Graph API be away for long. */
const EXPIRE_SECONDS = 30 * 24 * 60 * 60;
const STALE_SECONDS = 60;

type Gallery = {
  pictures: SocialPicture[];
  /** Why they are the brand's own, where they are: there is no feed, or it could not be read (spec §8). */
  note: 'featured' | 'failed' | undefined;
  since: number;
};

/** A page is made anew when its feed is to be. */
function keepUntil({ dueAt }: Feed): void {
  const seconds = Math.max(1, Math.ceil((dueAt - Date.now()) / 1_000));
  cacheLife({ stale: STALE_SECONDS, revalidate: seconds, expire: EXPIRE_SECONDS });
}

/** @param page whose own pictures there are without a feed */
export async function readGallery(locale: Locale, page?: string): Promise<Gallery> {
  'use cache';
  cacheTag('social');
  const feed = await readFeed({ wait: true });
  keepUntil(feed);

  const pictures = feedPictures(feed.posts, locale);
  const isFeed = feed.source !== 'fallback' && pictures.length > 0;
  const reason = feed.failed ? 'failed' : 'featured';
  return {
    pictures: pictures.length > 0 ? pictures : ownPictures(locale, page),
    note: isFeed ? undefined : reason,
    since: feed.readAt,
  };
}
