import type { Art } from '@/content/art/art';
import type { HeroArt } from '@/content/art/heroes';
import type { PictureSource } from '@/lib/pictures/image-source';

const SQUARE = { width: 1000, height: 1000 };
const PRINT = { width: 1000, height: 750 };

/** What the page opens with. */
export const SUSTAINABILITY_HERO: HeroArt = {
  src: '/images/sustainability/hero.jpg',
  width: 2400,
  height: 1350,
  dominant: '#b8d8c8',
  blur: 'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAkABUB8JZACsAEQcl1Y0AAA/rCBOkgY9EGZv5dCZGOUqTNmLCsaurZQgEai9PQAAA==',
  phone: {
    src: '/images/sustainability/hero-mobile.jpg',
    width: 1080,
    height: 1440,
    dominant: '#b8d8c8',
    blur: 'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAADwAwCdASoQABUAPxFysFAsJqSisAgBgCIJQBfnBCmGL2mN4kmVvq9YAP7DWZzfDDZo/4TrxMPFRovNNj6wKF+ehIrPWR5kQ0Y+vt6dbnRdwjcImE2lsCMyTHReo6UyChXaOYYHqAAAAA==',
  },
  alt: {
    en: 'Screen print of a green turtle swimming through rays of light over coral',
    id: 'Cetakan sablon penyu hijau berenang menembus berkas cahaya di atas karang',
  },
};

/** The three pillars (spec §2); their words are in the messages `sustainability`. */
export const PILLARS = [
  {
    name: 'educate',
    art: {
      src: '/images/sustainability/educate.jpg',
      ...SQUARE,
      dominant: '#f8e8d8',
      alt: { en: 'Row of surfboards standing on the beach', id: 'Sederet papan selancar berdiri di pantai' },
    },
  },
  {
    name: 'preserve',
    art: {
      src: '/images/sustainability/preserve.jpg',
      ...SQUARE,
      dominant: '#e8a858',
      alt: {
        en: 'Turtle hatchlings crossing warm sand to an indigo sea',
        id: 'Tukik menyeberangi pasir hangat menuju laut nila',
      },
    },
  },
  {
    name: 'conserve',
    art: {
      src: '/images/sustainability/conserve.jpg',
      ...SQUARE,
      dominant: '#e8e8d8',
      alt: { en: 'Mangroves with seedlings between them', id: 'Pohon bakau dengan bibit di antaranya' },
    },
  },
] as const satisfies readonly { name: string; art: Art }[];
export type Pillar = (typeof PILLARS)[number];

/** How a bottle becomes a bikini: the keys of its steps' words. */
export const STEPS = ['collect', 'sort', 'spin', 'sew'] as const;

/** Bottles at one side, a spool at the other; high where it stands beside the words, wide above them. */
export const YARN_ART = {
  src: '/images/sustainability/yarn.jpg',
  width: 1200,
  height: 1560,
  dominant: '#d8e8e8',
  phone: { src: '/images/sustainability/yarn-mobile.jpg', width: 1200, height: 900 },
  alt: { en: 'Bottles turning into yarn', id: 'Botol berubah menjadi benang' },
} as const satisfies Art & { phone: PictureSource };

/** Six of the activities, printed in other inks. */
export const LATEST_PRINTS: readonly { activity: string; art: Art }[] = [
  {
    activity: 'sails',
    art: {
      src: '/images/sustainability/photo-1.jpg',
      ...PRINT,
      dominant: '#e8e8c8',
      alt: { en: 'Outrigger boats under sail on a teal sea', id: 'Jukung berlayar di laut hijau toska' },
    },
  },
  {
    activity: 'reef',
    art: {
      src: '/images/sustainability/photo-2.jpg',
      ...PRINT,
      dominant: '#e8a848',
      alt: {
        en: 'Yellow corals and a shoal of fish in terracotta water',
        id: 'Karang kuning dan kawanan ikan di air warna terakota',
      },
    },
  },
  {
    activity: 'clean-up',
    art: {
      src: '/images/sustainability/photo-3.jpg',
      ...PRINT,
      dominant: '#f8e8b8',
      alt: { en: 'Sack and rake on a green and yellow beach', id: 'Karung dan garu di pantai hijau kuning' },
    },
  },
  {
    activity: 'mantas',
    art: {
      src: '/images/sustainability/photo-4.jpg',
      ...PRINT,
      dominant: '#689898',
      alt: { en: 'Manta ray below a green sun', id: 'Pari manta di bawah matahari hijau' },
    },
  },
  {
    activity: 'rice-terraces',
    art: {
      src: '/images/sustainability/photo-5.jpg',
      ...PRINT,
      dominant: '#f8e8d8',
      alt: {
        en: 'Terraces below a volcano under a coral sun',
        id: 'Sawah berundak di kaki gunung, matahari warna karang',
      },
    },
  },
  {
    activity: 'hatchlings',
    art: {
      src: '/images/sustainability/photo-6.jpg',
      ...PRINT,
      dominant: '#686888',
      alt: { en: 'Hatchlings crossing pink sand at dusk', id: 'Tukik melintasi pasir merah muda saat senja' },
    },
  },
];
