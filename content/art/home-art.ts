import type { Art } from './art';

const LIKE = { width: 900, height: 1125 };

/** The pictures of the home page below its hero. */
export const HOME_ART = {
  whatWeDo: {
    src: '/images/home/what-we-do.jpg',
    width: 1600,
    height: 1100,
    dominant: '#c8b898',
    alt: {
      en: 'Foam washing over pale sand, seen from above',
      id: 'Buih ombak menyapu pasir terang, dilihat dari atas',
    },
  },
  barrel: {
    src: '/images/hero/riders-1.jpg',
    width: 1000,
    height: 1350,
    dominant: '#082828',
    alt: {
      en: 'From inside the barrel, a surfer races towards the open sea',
      id: 'Dari dalam gulungan ombak, seorang peselancar melaju ke laut lepas',
    },
  },
  print: {
    src: '/images/riders/bayuharlow/action-1.jpg',
    width: 1200,
    height: 900,
    dominant: '#083848',
    alt: {
      en: 'Two-tone print of a surfer in the middle of a turn',
      id: 'Cetakan dua warna seorang peselancar di tengah belokan',
    },
  },
} as const satisfies Record<string, Art>;

/** A picture of one of the sample catalogue's products: the half of the shop it is in, and the last part of its address. */
type LikeArt = Art & { product: { section: 'men' | 'woman'; slug: string } };

/** The strip of what one might like, where the content API has none. */
export const LIKES: readonly LikeArt[] = [
  {
    src: '/images/home/like-1.jpg',
    product: { section: 'men', slug: 'lovina-volley' },
    ...LIKE,
    dominant: '#c8b898',
    alt: { en: 'Cloud-print volley shorts on sand', id: 'Celana volley motif awan di atas pasir' },
  },
  {
    src: '/images/home/like-2.jpg',
    product: { section: 'woman', slug: 'melati-bikini' },
    ...LIKE,
    dominant: '#c8b898',
    alt: { en: 'Kawung-print bikini on sand', id: 'Bikini motif kawung di atas pasir' },
  },
  {
    src: '/images/home/like-3.jpg',
    product: { section: 'men', slug: 'harbour-stripe-tee' },
    ...LIKE,
    dominant: '#c8b898',
    alt: { en: 'Striped tee on sand', id: 'Kaus garis-garis di atas pasir' },
  },
  {
    src: '/images/home/like-4.jpg',
    product: { section: 'woman', slug: 'ombak-rash-guard' },
    ...LIKE,
    dominant: '#c8b898',
    alt: { en: 'Swell-line rash guard on sand', id: 'Rash guard motif garis ombak di atas pasir' },
  },
  {
    src: '/images/home/like-5.jpg',
    product: { section: 'men', slug: 'medewi-essential' },
    ...LIKE,
    dominant: '#c8b898',
    alt: { en: 'Indigo parang boardshorts on sand', id: 'Boardshort parang nila di atas pasir' },
  },
  {
    src: '/images/home/like-6.jpg',
    product: { section: 'woman', slug: 'embun-swimsuit' },
    ...LIKE,
    dominant: '#d8c8a8',
    alt: { en: 'Leaf-print swimsuit on sand', id: 'Baju renang motif daun di atas pasir' },
  },
];
