import 'server-only';
import { createHash } from 'node:crypto';
import { ART, type Art, SOCIAL_ART } from '@/content/art';
import type { Locale } from '@/lib/contract/locale';
import type { Post } from '@/lib/contract/social';
import { formatDayOf } from '@/lib/format/dates';
import { translator } from '@/lib/i18n/translator';
import { isListed, withHost } from '@/lib/pictures/picture-hosts';
import { cachedFeed } from './feed';
import type { SocialPicture } from './social-picture';

/** The size of a usual post, which nobody tells. */
const SIZE = { width: 1080, height: 1080 };

const canBeShown = ({ media_url }: Post): boolean => media_url.startsWith('/') || isListed(media_url);

function wordsFor({ caption, timestamp = '' }: Post, locale: Locale): string {
  const t = translator(locale, 'social');
  const isDated = !Number.isNaN(Date.parse(timestamp));
  return (
    captionLine(caption) || (isDated ? t('dated', { day: formatDayOf(timestamp, locale) }) : t('undated'))
  );
}

/** By what a page's own pictures are drawn from the larger set: each has its place in each page's order. */
const placeOf = (page: string, { src }: Art) => createHash('sha256').update(`${page} ${src}`).digest('hex');

function artOf(page: string | undefined): readonly Art[] {
  if (!page) return ART.social;
  const places = SOCIAL_ART.filter(({ on }) => !on.includes(page)).map(
    ({ art }) => [placeOf(page, art), art] as const,
  );
  return places.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, art]) => art);
}

/** Five pictures of the brand: always the same of one page, others on another. */
export function ownPictures(locale: Locale, page?: string): SocialPicture[] {
  const five = artOf(page).slice(0, ART.social.length);
  return five.map(({ alt, ...art }) => ({ id: art.src, ...art, alt: alt[locale] }));
}

/** Posts as the gallery shows them, filled up to five with our own; none where no post can be shown. */
export function feedPictures(posts: readonly Post[], locale: Locale): SocialPicture[] {
  const pictures = posts.filter(canBeShown).map(
    (post): SocialPicture =>
      withHost({
        id: post.id,
        src: post.media_url,
        ...SIZE,
        alt: wordsFor(post, locale),
        href: post.permalink,
      }),
  );
  if (pictures.length === 0) return [];
  return [...pictures, ...ownPictures(locale).slice(pictures.length)];
}

/** As much as one reads in passing, in characters as one sees them. */
const MOST = 140;

/** What turns the direction of the text around it, and what is not text at all. */
const UNFIT = /[\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A caption on one line, cut between words, no emoji in half; markup stays text. */
export function captionLine(caption: string): string {
  const line = caption
    .replace(UNFIT, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const shown = Array.from(characters.segment(line), ({ segment }) => segment);
  if (shown.length <= MOST) return line;

  const start = shown.slice(0, MOST).join('');
  const end = start.lastIndexOf(' ');
  return `${end > 0 ? start.slice(0, end) : start}…`;
}

type Gallery = {
  pictures: SocialPicture[];
  /** Why the brand's own pictures are shown: there is no feed, or it could not be read (spec §8). */
  note: 'featured' | 'failed' | undefined;
  since: number;
};

/** The gallery of a page. @param page the page whose own pictures are shown without a feed */
export async function readGallery(locale: Locale, page?: string): Promise<Gallery> {
  const feed = await cachedFeed();
  const pictures = feedPictures(feed.posts, locale);
  const isFeed = feed.source !== 'fallback' && pictures.length > 0;
  const reason = feed.failed ? 'failed' : 'featured';
  return {
    pictures: pictures.length > 0 ? pictures : ownPictures(locale, page),
    note: isFeed ? undefined : reason,
    since: feed.readAt,
  };
}
