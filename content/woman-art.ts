import type { Art } from './art';

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
