import { type Media, POST_TYPES, type Post } from '@/lib/contract/social';

/** So many are shown (spec §9). */
const FEED_LIMIT = 5;

const FILM = /\.(mp4|mov|webm|m4v)$/i;

/** The path of an address, absolute or of our own. Undefined when nobody could load it. */
function pathOf(address: string): string | undefined {
  const base = address.startsWith('/') && !address.startsWith('//') ? 'https://shop.invalid' : undefined;
  if (!URL.canParse(address, base)) return undefined;
  const { protocol, pathname } = new URL(address, base);
  return protocol === 'https:' || protocol === 'http:' ? pathname : undefined;
}

function isPicture(address: string | null | undefined): address is string {
  const path = address ? pathOf(address) : undefined;
  return path !== undefined && !FILM.test(path);
}

/** An album's first picture; the Graph API also names its films among the children. */
function pictureOf({ media_type, media_url, thumbnail_url, children }: Media): string | undefined {
  const inside =
    media_type === 'CAROUSEL_ALBUM' ? (children?.data.map((child) => child.media_url) ?? []) : [];
  return [...inside, media_url, thumbnail_url].find(isPicture);
}

function httpsOnly(address: string | null | undefined): string | undefined {
  return address && URL.canParse(address) && new URL(address).protocol === 'https:' ? address : undefined;
}

function postOf(media: Media): Post | undefined {
  const type = POST_TYPES.find((known) => known === media.media_type);
  const picture = pictureOf(media);
  if (!type || !picture) return undefined;
  const permalink = httpsOnly(media.permalink);
  return {
    id: media.id,
    caption: media.caption ?? '',
    media_type: type,
    media_url: picture,
    ...(permalink && { permalink }),
    ...(media.timestamp && { timestamp: media.timestamp }),
  };
}

/** The first five posts with a picture, each once; films are left out (spec §3). */
export function keepPosts(media: readonly Media[]): Post[] {
  const posts = new Map<string, Post>();
  for (const one of media) {
    const post = postOf(one);
    if (post && posts.size < FEED_LIMIT && !posts.has(post.id)) posts.set(post.id, post);
  }
  return [...posts.values()];
}
