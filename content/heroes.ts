import type { Locale } from '@/lib/contract/locale';

export type HeroArt = {
  src: string;
  width: number;
  height: number;
  /** The crop for phones. */
  phone: { src: string; width: number; height: number };
  alt: Record<Locale, string>;
};

const WIDE = { width: 2400, height: 1350 };
const TALL = { width: 1080, height: 1440 };

/** The pictures that pages open with. */
export const HEROES = {
  home: {
    src: '/images/hero/home.jpg',
    ...WIDE,
    phone: { src: '/images/hero/home-mobile.jpg', ...TALL },
    alt: {
      en: 'Surfer inside a hollow turquoise barrel at sunrise',
      id: 'Peselancar di dalam gulungan ombak biru toska saat matahari terbit',
    },
  },
  men: {
    src: '/images/hero/men.jpg',
    ...WIDE,
    phone: { src: '/images/hero/men-mobile.jpg', ...TALL },
    alt: {
      en: 'Surfer crouched under the lip of a breaking wave',
      id: 'Peselancar merunduk di bawah bibir ombak yang pecah',
    },
  },
  woman: {
    src: '/images/hero/women.jpg',
    ...WIDE,
    phone: { src: '/images/hero/women-mobile.jpg', ...TALL },
    alt: {
      en: 'Swimsuit laid on pale sand beside foam and turquoise water',
      id: 'Baju renang di atas pasir terang di tepi buih dan air biru toska',
    },
  },
  catalog: {
    src: '/images/hero/women-catalog.jpg',
    width: 2400,
    height: 1000,
    phone: { src: '/images/hero/women-catalog-mobile.jpg', width: 890, height: 1000 },
    alt: {
      en: 'Two bikinis and a swimsuit on sand as a wave washes up',
      id: 'Dua bikini dan satu baju renang di atas pasir saat ombak datang',
    },
  },
} as const satisfies Record<string, HeroArt>;

/** The two halves of the shop, side by side on the home page. */
export const HALVES = {
  men: {
    src: '/images/hero/men-sand-mobile.jpg',
    ...TALL,
    alt: {
      en: 'Terracotta boardshorts laid on sunlit sand under palm shadows',
      id: 'Boardshort warna bata di atas pasir di bawah bayangan daun palem',
    },
  },
  woman: {
    src: '/images/hero/women-mobile.jpg',
    ...TALL,
    alt: {
      en: 'Cloud-print swimsuit laid on sand next to the shoreline',
      id: 'Baju renang motif awan di atas pasir di tepi pantai',
    },
  },
} as const satisfies Record<string, Omit<HeroArt, 'phone'>>;
