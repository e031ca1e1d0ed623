import type { Locale } from '@/lib/contract/locale';
import type { PictureSource } from '@/lib/pictures/image-source';
import art from './art.json' with { type: 'json' };

export type Art = {
  src: string;
  width: number;
  height: number;
  dominant: string;
  /** Empty where it is decoration. */
  alt: Record<Locale, string>;
};

/** What a page opens with. `blur` is the picture in a few pixels, as a data address, seen while it is on its way. */
export type HeroArt = Art & {
  blur: string;
  /** The crop for phones, which has other colours in other places. */
  phone: PictureSource & { dominant: string; blur: string };
};

export const ART = art;

/** The strip of what one might like, where the content API has none: each picture with its product. */
export const LIKES = art.likes.map(({ slug, isMen, ...picture }) => ({
  ...picture,
  product: { slug, section: isMen ? ('men' as const) : ('woman' as const) },
}));

/** What a social gallery without a feed may show, and the pages where it hangs already. */
export const SOCIAL_ART: readonly { art: Art; on: readonly string[] }[] = [
  ...art.social.map((one) => ({ art: one, on: [] })),
  ...art.likes.map(({ slug: _slug, isMen: _isMen, ...one }) => ({ art: one, on: ['home'] })),
  ...art.latestPrints.map((print) => ({ art: print.art, on: ['sustainability', 'activities'] })),
  ...Object.values(art.pillars).map((one) => ({ art: one, on: ['sustainability'] })),
  ...art.riders.map((one) => ({ art: one, on: ['home', 'riders'] })),
];

/** The three pillars of sustainability (spec §2); their words are in the messages `sustainability`. */
export const PILLARS = (['educate', 'preserve', 'conserve'] as const).map((name) => ({
  name,
  art: art.pillars[name],
}));
export type Pillar = (typeof PILLARS)[number];

/** A seamless loop without sound, the smaller file first. */
export const TIDE_FILM = [
  { src: '/films/tide.webm', type: 'video/webm' },
  { src: '/films/tide.mp4', type: 'video/mp4' },
] as const;
export type FilmSource = { src: string; type: string };
