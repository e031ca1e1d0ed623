import type { Art } from './art';
import type { HeroArt } from './heroes';

/** The pictures that `/store` and `/aboutus` open with. */
export const STORE_HEROES = {
  stores: {
    src: '/images/hero/stores.jpg',
    width: 2400,
    height: 1350,
    dominant: '#f8d8c8',
    blur: 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoQAAkABABoJagCdAEK5/zWkcAA/usl4DH2e5M8qinl/5e8d0y0pnz5BWaXObdksHq/attVXf7PgSGq7QfHbauNXTagAA==',
    phone: {
      src: '/images/hero/stores-mobile.jpg',
      width: 1080,
      height: 1440,
      dominant: '#283838',
      blur: 'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAAAQBACdASoQABUAPxFysVAsJqSisAgBgCIJZACsACGuIOUVryD1hXBSAAD+30cXSk4jZb6u+gvBWU5xpiauYW0qN5puKG4JWIZOUlLecpW552n6HIbqpLLCHFiJRhZqdMDAPNgU3d5cDWPEIAA=',
    },
    alt: {
      en: 'Screen print of a sea temple on its rock at sunset',
      id: 'Cetak saring pura laut di atas batu karang saat matahari terbenam',
    },
  },
  about: {
    src: '/images/hero/about.jpg',
    width: 2400,
    height: 1350,
    dominant: '#081818',
    blur: 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAkABABoJQBOgCHoscFsTgAA+OTPWiiNpDh++n8Qzf5E1LS+aXpkV2z3l7VThrDbjy8AAAA=',
    phone: {
      src: '/images/hero/about-mobile.jpg',
      width: 1080,
      height: 1440,
      dominant: '#081818',
      blur: 'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAwAwCdASoQABUAPxFysFAsJqSisAgBgCIJQBOgBD/1vkUAAP6RW45KX1M2DauLVDHJMinUGqHA7gJqw2hhVRn1Q5ue18oVnRtJnYgAAAA=',
    },
    alt: {
      en: 'Clean peeling wave at dusk seen from the channel',
      id: 'Ombak mulus yang bergulung saat senja, dilihat dari kanal',
    },
  },
} as const satisfies Record<string, HeroArt>;

/** What the brand's story is told beside. */
export const ABOUT_ART = {
  print: {
    src: '/images/prints/kawung.jpg',
    width: 900,
    height: 900,
    dominant: '#5a2f45',
    alt: {
      en: 'Our kawung: four petals around a point, blush on plum, after the old batik',
      id: 'Kawung kami: empat kelopak mengelilingi satu titik, merah muda di atas ungu tua, menurut batik lama',
    },
  },
  view: {
    src: '/images/stores/nusa-dua.jpg',
    width: 1200,
    height: 900,
    dominant: '#f8e8d8',
    alt: {
      en: 'Screen print of the sun going down between palms, in Nusa Dua',
      id: 'Cetak saring matahari terbenam di antara pohon kelapa, di Nusa Dua',
    },
  },
} as const satisfies Record<string, Art>;
