import type { PictureSource } from '@/lib/pictures/image-source';
import type { Art } from './art';

export type HeroArt = Art & {
  /** The picture in a few pixels, as a data address: what is seen while it is on its way. */
  blur: string;
  /** The crop for phones, which has other colours in other places. */
  phone: PictureSource & { dominant: string; blur: string };
};

const WIDE = { width: 2400, height: 1350 };
const TALL = { width: 1080, height: 1440 };

/** The pictures that pages open with. */
export const HEROES = {
  home: {
    src: '/images/hero/home.jpg',
    ...WIDE,
    dominant: '#083838',
    blur: 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQAAkABABoJaACdAEUqxG6sKIAAP7l1DyLqPFwBbVB72l+QLxpGLzup8m1kWQbZWwI5Pj33QR/5K5WIYDWAAAA',
    phone: {
      src: '/images/hero/home-mobile.jpg',
      ...TALL,
      dominant: '#083838',
      blur: 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACwAwCdASoQABUAPxFwsFAsJiSisAgBgCIJZACw7CKbVVlkK0CiAAD+umSh0sBk33XU5U+Clcb4V64uhggKA4oaFf1CtNgA',
    },
    alt: {
      en: 'Surfer inside a hollow turquoise barrel at sunrise',
      id: 'Peselancar di dalam gulungan ombak biru toska saat matahari terbit',
    },
  },
  men: {
    src: '/images/hero/men.jpg',
    ...WIDE,
    dominant: '#f8f8e8',
    blur: 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoQAAkABABoJZgCdAD1/Exr+gAA/vIV37yqSOGny+qckVVjlKv0XJMlkC0PNNEetP1nXxn1gtm9GIwg0FzzIooAAAA=',
    phone: {
      src: '/images/hero/men-mobile.jpg',
      ...TALL,
      dominant: '#f8f8e8',
      blur: 'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADQAwCdASoQABUAPxFwsFAsJiSisAgBgCIJZgC7ACHesvcgwe1SX4AA/u1GwCYx+uO9b7dwhe7al7PBlUAbV6yo0xjskfFymz75U1ifrZWKUhtvNVVFAAAA',
    },
    alt: {
      en: 'Surfer crouched under the lip of a breaking wave',
      id: 'Peselancar merunduk di bawah bibir ombak yang pecah',
    },
  },
  woman: {
    src: '/images/hero/women.jpg',
    ...WIDE,
    dominant: '#d8c8a8',
    blur: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJYgCdADpJPM/X8AA/tT3sAMBHHZ0ao7GhxMWiz7MAOVEocwsh6OKRH0Xd8VRfqAAAA==',
    phone: {
      src: '/images/hero/women-mobile.jpg',
      ...TALL,
      dominant: '#c8b898',
      blur: 'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAADQAwCdASoQABUAPxFysFAsJqSisAgBgCIJZgCdABbsLBVtos+75QAA/l/q4m21SevtQQ+7qBjHvvzErIb6qynHE+NmkcJIOA5DcyESlXXIQZ28T2pnPQHQH1A/kqpCIAA=',
    },
    alt: {
      en: 'Swimsuit laid on pale sand beside foam and turquoise water',
      id: 'Baju renang di atas pasir terang di tepi buih dan air biru toska',
    },
  },
  catalog: {
    src: '/images/hero/women-catalog.jpg',
    width: 2400,
    height: 1000,
    dominant: '#c8b898',
    blur: 'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoQAAcABABoJZgCdAELVrys4AD+1gzXrmYgZVqnA0p7CC+bvwJtRA+cAAA=',
    phone: {
      src: '/images/hero/women-catalog-mobile.jpg',
      width: 890,
      height: 1000,
      dominant: '#c8b898',
      blur: 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAwCdASoQABIAPxFysFAsJqSisAgBgCIJZgC7LwABo1G+eBQ5ilaAAP6wsmJ5mDEVVxhAs/P6DMArIZDRD9hBkxsQK/xgAAA=',
    },
    alt: {
      en: 'Two bikinis and a swimsuit on sand as a wave washes up',
      id: 'Dua bikini dan satu baju renang di atas pasir saat ombak datang',
    },
  },
} as const satisfies Record<string, HeroArt>;
