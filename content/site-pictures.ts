import type { Locale } from '@/lib/contract/locale';
import type { PictureSource } from '@/lib/pictures/image-source';
import art from './art.json' with { type: 'json' };

export type SitePicture = {
  src: string;
  width: number;
  height: number;
  dominant: string;
  /** Empty for decorative pictures. */
  alt: Record<Locale, string>;
};

/** The main picture of a page. `blur` is a tiny version as a data URL, shown while it loads. */
export type HeroPicture = SitePicture & {
  blur: string;
  /** The crop for phones, with its own placeholder. */
  phone: PictureSource & { dominant: string; blur: string };
};

export const SITE_PICTURES = art;

/** The local pictures of the "You might like" strip with their products, used without a content API. */
export const SUGGESTED_PRODUCT_PICTURES = art.likes.map(({ slug, isMen, ...picture }) => ({
  ...picture,
  product: { slug, section: isMen ? ('men' as const) : ('woman' as const) },
}));

/** Pages with drawings of the same subjects as the activities. */
const DRAWN_PAGES = ['sustainability', 'activities', 'store'];

/** Pictures with the subject of another one: two of outrigger boats, and one of the hatchlings of a pillar. */
const SAME_SUBJECT = [
  '/images/social/4.jpg',
  '/images/sustainability/photo-1.jpg',
  '/images/sustainability/photo-6.jpg',
];

/**
 * The pictures for a social gallery without a feed. `on` lists the pages that already show the picture
 * elsewhere.
 */
export const LOCAL_SOCIAL_PICTURES: readonly { art: SitePicture; on: readonly string[] }[] = [
  ...art.social.map((one) => ({ art: one, on: SAME_SUBJECT.includes(one.src) ? DRAWN_PAGES : [] })),
  ...art.likes.map(({ slug: _slug, isMen: _isMen, ...one }) => ({ art: one, on: ['home'] })),
  ...art.latestPrints
    .filter(({ art: { src } }) => !SAME_SUBJECT.includes(src))
    .map((print) => ({ art: print.art, on: DRAWN_PAGES })),
  ...Object.values(art.pillars).map((one) => ({ art: one, on: DRAWN_PAGES })),
  ...art.riders.map((one) => ({ art: one, on: ['home', 'riders'] })),
];

/** The three pillars of sustainability (spec §2). Their texts are in the namespace `sustainability`. */
export const SUSTAINABILITY_PILLARS = (['educate', 'preserve', 'conserve'] as const).map((name) => ({
  name,
  art: art.pillars[name],
}));
export type SustainabilityPillar = (typeof SUSTAINABILITY_PILLARS)[number];

/**
 * A silent film that loops seamlessly. The smaller file is first, because browsers use the first format that
 * they support.
 */
export const WAVE_FILM_SOURCES = [
  { src: '/films/tide.webm', type: 'video/webm' },
  { src: '/films/tide.mp4', type: 'video/mp4' },
] as const;
export type FilmSource = { src: string; type: string };
