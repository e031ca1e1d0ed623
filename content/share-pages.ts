import { HEROES } from './heroes';

/** Which words of `content/messages/<language>/share.json` a picture of a shared link carries. */
type SharePage = {
  /** The picture in `public/`. A product stands at the right on its own ground, any other fills the frame. */
  art: string;
  isProduct?: boolean;
  title:
    | 'homeTitle'
    | 'menTitle'
    | 'teesTitle'
    | 'womanTitle'
    | 'catalogTitle'
    | 'sizeGuideTitle'
    | 'brandTitle';
  line: 'homeLine' | 'menLine' | 'teesLine' | 'womanLine' | 'catalogLine' | 'sizeGuideLine' | 'brandLine';
};

/** What is seen where a link to one of our pages is shared. Pages that are not named here show the brand's. */
export const SHARE_PAGES = {
  home: { art: HEROES.home.src, title: 'homeTitle', line: 'homeLine' },
  men: { art: HEROES.men.src, title: 'menTitle', line: 'menLine' },
  tees: {
    art: '/images/products/harbour-stripe-tee/main.jpg',
    isProduct: true,
    title: 'teesTitle',
    line: 'teesLine',
  },
  woman: { art: HEROES.woman.src, title: 'womanTitle', line: 'womanLine' },
  catalog: { art: '/images/hero/women-catalog.jpg', title: 'catalogTitle', line: 'catalogLine' },
  'size-guide': { art: '/images/prints/ombak.jpg', title: 'sizeGuideTitle', line: 'sizeGuideLine' },
  brand: { art: '/images/prints/megamendung.jpg', title: 'brandTitle', line: 'brandLine' },
} as const satisfies Record<string, SharePage>;
export type SharePageName = keyof typeof SHARE_PAGES;

/** Which picture a page's link shows, by its address or the one it lies under. Any other shows the brand's. */
export const SHARE_PAGE_PATHS: readonly (readonly [`/${string}`, SharePageName])[] = [
  ['/men/tees', 'tees'],
  ['/men', 'men'],
  ['/woman/catalog', 'catalog'],
  ['/woman', 'woman'],
  ['/size-guide', 'size-guide'],
];
