import 'server-only';
import type { Locale } from '@/lib/contract/locale';
import { translator } from '@/lib/i18n/translator';
import type { Rider } from '@/lib/riders/riders';
import { drawRiderCard, drawRiderStory } from './draw-rider';
import { type OwnPicture, ownPicture } from './own-picture';
import { factsOf, type RiderWords, riderWords } from './rider-words';

function picture(kind: string, rider: Rider, locale: Locale, draw: (words: RiderWords) => Promise<Buffer>) {
  const words = riderWords(rider, locale);
  const { name, role, tagline } = words;
  return ownPicture({
    kind,
    name: rider.slug,
    locale,
    alt: translator(locale, 'share')('riderPicture', { name, role, tagline }),
    facts: factsOf(words),
    draw: () => draw(words),
  });
}

/** The picture of a rider's shared profile, for download too. */
export function riderCard(rider: Rider, locale: Locale): OwnPicture {
  return picture('riders', rider, locale, drawRiderCard);
}

/** The same for stories, upright. */
export function riderStory(rider: Rider, locale: Locale): OwnPicture {
  return picture('stories', rider, locale, drawRiderStory);
}
