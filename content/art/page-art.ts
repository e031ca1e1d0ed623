import type { Art } from './art';

/** What the page of the printed catalogue opens with. */
export const CATALOG_ART = {
  src: '/images/hero/catalog.jpg',
  width: 2400,
  height: 1350,
  dominant: '#d8c8a8',
  blur: 'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAACwAQCdASoQAAkABABoJZACdACiRVsAAP5svNz5XKEEPNpedKV+G1FEdqz9opJvN6x7ViS1YeTVLFTKgm+vqTfSKA10moDqPWIbFBGKGzBRJ266AAA=',
  alt: {
    en: 'Boardshorts, swimsuit, tee and flip-flops laid out on sand in palm shade',
    id: 'Boardshort, baju renang, kaus, dan sandal jepit di atas pasir di bawah bayangan daun kelapa',
  },
} as const satisfies Art & { blur: string };

/** The picture beside the menu of wide screens. */
export const MENU_ART: Art = {
  src: '/images/hero/riders-2.jpg',
  width: 1000,
  height: 1350,
  dominant: '#083838',
  alt: {
    en: 'A surfer deep in a turquoise tube',
    id: 'Peselancar jauh di dalam gulungan ombak biru toska',
  },
};

/** The picture of the banner that closes several pages. */
export const PARTNER_BANNER = {
  src: '/images/hero/partner-banner.jpg',
  width: 2400,
  height: 900,
  dominant: '#085858',
  alt: {
    en: 'A clean wave peeling along the reef at dusk',
    id: 'Ombak mulus yang menggulung di sepanjang karang saat senja',
  },
} as const satisfies Art;

/** The prints beside the account's forms; decoration, so they have no words. */
export const PRINTS = {
  login: { src: '/images/prints/ombak.jpg', width: 900, height: 900 },
  register: { src: '/images/prints/megamendung.jpg', width: 900, height: 900 },
  verifyEmail: { src: '/images/prints/seigaiha.jpg', width: 900, height: 900 },
  forgotPassword: { src: '/images/prints/kawung.jpg', width: 900, height: 900 },
  resetPassword: { src: '/images/prints/seigaiha.jpg', width: 900, height: 900 },
} as const;
export type Print = (typeof PRINTS)[keyof typeof PRINTS];

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

/** The pictures of the women's landing page below its hero. */
export const WOMAN_ART = {
  /** A print; decoration, so it has no words. */
  banner: {
    src: '/images/woman/hibiscus.jpg',
    width: 2000,
    height: 1000,
    dominant: '#ec8264',
    alt: { en: '', id: '' },
  },
  /** The film's first frame. */
  tide: {
    src: '/images/woman/tide.jpg',
    width: 1920,
    height: 1080,
    dominant: '#d8c8a8',
    alt: {
      en: 'A yellow hibiscus dress and pink flip-flops on the sand, the waterline at the hem',
      id: 'Gaun kuning motif kembang sepatu dan sandal jepit merah muda di atas pasir, di tepi garis air',
    },
  },
} as const satisfies Record<string, Art>;

/** A seamless loop without sound, the smaller file first. */
export const TIDE_FILM = [
  { src: '/films/tide.webm', type: 'video/webm' },
  { src: '/films/tide.mp4', type: 'video/mp4' },
] as const;
export type FilmSource = { src: string; type: string };
