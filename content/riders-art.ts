import type { Art } from './art';

const TALL = { width: 1000, height: 1350 };

/** The three pictures that the page of the riders opens with, from left to right. */
export const RIDERS_ART: readonly Art[] = [
  {
    src: '/images/hero/riders-1.jpg',
    ...TALL,
    dominant: '#082828',
    alt: {
      en: 'From inside the barrel, a surfer races towards the open sea',
      id: 'Dari dalam gulungan ombak, seorang peselancar melaju ke laut lepas',
    },
  },
  {
    src: '/images/hero/riders-2.jpg',
    ...TALL,
    dominant: '#083838',
    alt: {
      en: 'Surfer deep in a turquoise tube',
      id: 'Peselancar jauh di dalam gulungan biru toska',
    },
  },
  {
    src: '/images/hero/riders-3.jpg',
    ...TALL,
    dominant: '#083838',
    alt: {
      en: 'Surfer racing along a large hollow wave at dawn',
      id: 'Peselancar berpacu di sepanjang ombak besar yang berongga saat fajar',
    },
  },
];
