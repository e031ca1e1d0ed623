import type { Art } from './art';

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
