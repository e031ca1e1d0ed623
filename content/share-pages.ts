import { ACTIVITIES_HERO } from '@/content/art/activities-art';
import { HEROES } from '@/content/art/heroes';
import { CATALOG_ART } from '@/content/art/page-art';
import { STORE_HEROES } from '@/content/art/store-art';
import { SUSTAINABILITY_HERO } from './sustainability';

/** Which words of the messages `share` a picture of a shared link carries. */
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
    | 'ridersTitle'
    | 'storeTitle'
    | 'aboutTitle'
    | 'sustainabilityTitle'
    | 'activitiesTitle'
    | 'blogTitle'
    | 'catalogRequestTitle'
    | 'legalTitle'
    | 'brandTitle';
  line:
    | 'homeLine'
    | 'menLine'
    | 'teesLine'
    | 'womanLine'
    | 'catalogLine'
    | 'sizeGuideLine'
    | 'ridersLine'
    | 'storeLine'
    | 'aboutLine'
    | 'sustainabilityLine'
    | 'activitiesLine'
    | 'blogLine'
    | 'catalogRequestLine'
    | 'legalLine'
    | 'brandLine';
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
  riders: { art: '/images/hero/riders-1.jpg', title: 'ridersTitle', line: 'ridersLine' },
  store: { art: STORE_HEROES.stores.src, title: 'storeTitle', line: 'storeLine' },
  about: { art: STORE_HEROES.about.src, title: 'aboutTitle', line: 'aboutLine' },
  sustainability: { art: SUSTAINABILITY_HERO.src, title: 'sustainabilityTitle', line: 'sustainabilityLine' },
  activities: { art: ACTIVITIES_HERO.src, title: 'activitiesTitle', line: 'activitiesLine' },
  blog: {
    art: '/images/blog/how-to-read-a-bali-forecast/cover.jpg',
    title: 'blogTitle',
    line: 'blogLine',
  },
  'catalogue-request': { art: CATALOG_ART.src, title: 'catalogRequestTitle', line: 'catalogRequestLine' },
  legal: { art: '/images/prints/seigaiha.jpg', title: 'legalTitle', line: 'legalLine' },
  brand: { art: '/images/prints/megamendung.jpg', title: 'brandTitle', line: 'brandLine' },
} as const satisfies Record<string, SharePage>;
export type SharePageName = keyof typeof SHARE_PAGES;
