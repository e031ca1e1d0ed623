import type { Art } from './art';
import type { HeroArt } from './heroes';

const PRINT = { width: 1000, height: 750 };

/** The prints of the activities, by the activity's name. */
export const ACTIVITY_ART = {
  mangroves: {
    src: '/images/activities/mangroves.jpg',
    ...PRINT,
    dominant: '#f8e8c8',
    alt: {
      en: 'Mangrove seedlings planted between arching roots',
      id: 'Bibit bakau ditanam di sela akar yang melengkung',
    },
  },
  'clean-up': {
    src: '/images/activities/clean-up.jpg',
    ...PRINT,
    dominant: '#f8d8c8',
    alt: {
      en: 'Sack of collected bottles on a clean beach',
      id: 'Karung berisi botol yang terkumpul di pantai yang bersih',
    },
  },
  hatchlings: {
    src: '/images/activities/hatchlings.jpg',
    ...PRINT,
    dominant: '#388888',
    alt: { en: 'Turtle hatchlings walking to the sea', id: 'Tukik berjalan menuju laut' },
  },
  reef: {
    src: '/images/activities/reef.jpg',
    ...PRINT,
    dominant: '#b8d8d8',
    alt: { en: 'Coral growing on the reef under a shoal of fish', id: 'Karang tumbuh di bawah kawanan ikan' },
  },
  'first-wave': {
    src: '/images/activities/first-wave.jpg',
    ...PRINT,
    dominant: '#f8e8d8',
    alt: {
      en: 'Six surfboards standing in the sand at sunset',
      id: 'Enam papan selancar berdiri di pasir saat matahari terbenam',
    },
  },
  mantas: {
    src: '/images/activities/mantas.jpg',
    ...PRINT,
    dominant: '#888898',
    alt: { en: 'Manta ray gliding below the surface', id: 'Pari manta melayang di bawah permukaan laut' },
  },
  'rice-terraces': {
    src: '/images/activities/rice-terraces.jpg',
    ...PRINT,
    dominant: '#f8e8c8',
    alt: { en: 'Rice terraces below a volcano', id: 'Sawah berundak di kaki gunung berapi' },
  },
  cove: {
    src: '/images/activities/cove.jpg',
    ...PRINT,
    dominant: '#e8e8d8',
    alt: { en: 'Hidden cove below a tall headland', id: 'Teluk tersembunyi di bawah tebing tinggi' },
  },
  workshop: {
    src: '/images/activities/workshop.jpg',
    ...PRINT,
    dominant: '#f8d8c8',
    alt: {
      en: 'Surfboard on trestles in a repair workshop',
      id: 'Papan selancar di atas kuda-kuda di bengkel reparasi',
    },
  },
  'sunrise-kitchen': {
    src: '/images/activities/sunrise-kitchen.jpg',
    ...PRINT,
    dominant: '#f8d8c8',
    alt: { en: 'Split temple gate framing the rising sun', id: 'Candi bentar membingkai matahari terbit' },
  },
  sails: {
    src: '/images/activities/sails.jpg',
    ...PRINT,
    dominant: '#f8e8c8',
    alt: { en: 'Outrigger fishing boats under sail', id: 'Jukung nelayan berlayar' },
  },
  yarn: {
    src: '/images/activities/yarn.jpg',
    ...PRINT,
    dominant: '#e8e8d8',
    alt: {
      en: 'Plastic bottles becoming a spool of yarn',
      id: 'Botol plastik berubah menjadi gulungan benang',
    },
  },
} as const satisfies Record<string, Art>;

/** What the page of the activities opens with. */
export const ACTIVITIES_HERO: HeroArt = {
  src: '/images/activities/hero.jpg',
  width: 2400,
  height: 1000,
  dominant: '#f0c8b0',
  blur: 'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoQAAcABUB8JZgCdAEO1DO5jXAA/o4uqca+YYY+3QyDnwbxaLPWD7SYgR+zlAAA',
  phone: {
    src: '/images/activities/hero-mobile.jpg',
    width: 1080,
    height: 912,
    dominant: '#489888',
    blur: 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAQAgCdASoQAA4ABABoJaACdH8AGBZ87GAAAP7GAsJCbmKD0czm2qKZ3ACh0WtGynsFIfdeN+cqj2QbbQibjWE316cIbbnEhJAAAA==',
  },
  alt: {
    en: 'Screen print of turtle hatchlings crossing the sand to the sea',
    id: 'Cetakan sablon tukik-tukik menyeberangi pasir menuju laut',
  },
};
