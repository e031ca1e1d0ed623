import 'server-only';
import { createHash } from 'node:crypto';
import { LOCAL_SOCIAL_PICTURES, SITE_PICTURES, type SitePicture } from '@/content/site-pictures';
import type { Locale } from '@/lib/contract/locale';
import type { Post } from '@/lib/contract/social';
import { formatDayInBali } from '@/lib/format/dates';
import { translator } from '@/lib/i18n/translator';
import { isAllowedPicture, markAllowedPicture } from '@/lib/pictures/picture-hosts';
import { getCachedFeed } from './feed';
import type { SocialPicture } from './social-picture';

/** The Graph API returns no sizes. Posts are usually square. */
const SIZE = { width: 1080, height: 1080 };

const canBeShown = ({ media_url }: Post): boolean => media_url.startsWith('/') || isAllowedPicture(media_url);

function wordsFor({ caption, timestamp = '' }: Post, locale: Locale): string {
  const t = translator(locale, 'social');
  const isDated = !Number.isNaN(Date.parse(timestamp));
  return (
    formatCaption(caption) ||
    (isDated ? t('dated', { day: formatDayInBali(timestamp, locale) }) : t('undated'))
  );
}

/** Orders the pictures differently for each page, and always the same for one page. */
const placeOf = (page: string, { src }: SitePicture) =>
  createHash('sha256').update(`${page} ${src}`).digest('hex');

function artOf(page: string | undefined): readonly SitePicture[] {
  if (!page) return SITE_PICTURES.social;
  const places = LOCAL_SOCIAL_PICTURES.filter(({ on }) => !on.includes(page)).map(
    ({ art }) => [placeOf(page, art), art] as const,
  );
  return places.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, art]) => art);
}

/**
 * Returns five local pictures. A page always gets the same pictures, and another page gets other pictures.
 */
export function listShopPictures(locale: Locale, page?: string): SocialPicture[] {
  const five = artOf(page).slice(0, SITE_PICTURES.social.length);
  return five.map(({ alt, ...art }) => ({ id: art.src, ...art, alt: alt[locale] }));
}

/**
 * Returns the pictures of the gallery: the posts, filled up to five with local pictures. Empty if no post can
 * be shown.
 */
export function listFeedPictures(posts: readonly Post[], locale: Locale): SocialPicture[] {
  const pictures = posts.filter(canBeShown).map(
    (post): SocialPicture =>
      markAllowedPicture({
        id: post.id,
        src: post.media_url,
        ...SIZE,
        alt: wordsFor(post, locale),
        href: post.permalink,
      }),
  );
  if (pictures.length === 0) return [];
  return [...pictures, ...listShopPictures(locale).slice(pictures.length)];
}

/** Maximum length of a caption in graphemes. */
const MAX_CAPTION_GRAPHEMES = 140;

/** Characters that change the text direction, and lone surrogates. */
const UNFIT = /[\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Formats a caption as plain text on one line, shortened between words and never inside an emoji. */
export function formatCaption(caption: string): string {
  const line = caption
    .replace(UNFIT, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const shown = Array.from(characters.segment(line), ({ segment }) => segment);
  if (shown.length <= MAX_CAPTION_GRAPHEMES) return line;

  const start = shown.slice(0, MAX_CAPTION_GRAPHEMES).join('');
  const end = start.lastIndexOf(' ');
  return `${end > 0 ? start.slice(0, end) : start}…`;
}

type Gallery = {
  pictures: SocialPicture[];
  /** Why local pictures are shown: there is no feed, or it could not be read (spec §8). */
  note: 'featured' | 'failed' | undefined;
  since: number;
};

/** Returns the gallery of a page. @param page selects the local pictures */
export async function readGallery(locale: Locale, page?: string): Promise<Gallery> {
  const feed = await getCachedFeed();
  const pictures = listFeedPictures(feed.posts, locale);
  const isFeed = feed.source !== 'fallback' && pictures.length > 0;
  const reason = feed.failed ? 'failed' : 'featured';
  return {
    pictures: pictures.length > 0 ? pictures : listShopPictures(locale, page),
    note: isFeed ? undefined : reason,
    since: feed.readAt,
  };
}
