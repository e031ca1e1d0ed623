import type { Art } from './art';

const SQUARE = { width: 1080, height: 1080 };

/** What the social gallery shows where there is no feed (spec §4). */
export const SOCIAL_ART: readonly Art[] = [
  {
    src: '/images/social/1.jpg',
    ...SQUARE,
    dominant: '#e8a848',
    alt: { en: 'Palms and a low sun, screen print', id: 'Pohon kelapa dan matahari rendah, cetak saring' },
  },
  {
    src: '/images/social/2.jpg',
    ...SQUARE,
    dominant: '#d8c8a8',
    alt: {
      en: 'Black tee and hibiscus volley shorts on sand',
      id: 'Kaus hitam dan celana volley motif kembang sepatu di atas pasir',
    },
  },
  {
    src: '/images/social/3.jpg',
    ...SQUARE,
    dominant: '#083848',
    alt: {
      en: 'Two-tone print of a surfer in the barrel',
      id: 'Cetakan dua warna seorang peselancar di dalam gulungan ombak',
    },
  },
  {
    src: '/images/social/4.jpg',
    ...SQUARE,
    dominant: '#589888',
    alt: {
      en: 'Outrigger boat under a coral sail, screen print',
      id: 'Jukung dengan layar warna koral, cetak saring',
    },
  },
  {
    src: '/images/social/5.jpg',
    ...SQUARE,
    dominant: '#c8b898',
    alt: {
      en: 'Ribbed lagoon bikini and flip-flops by the foam',
      id: 'Bikini rib warna laguna dan sandal jepit di tepi buih',
    },
  },
];
