import type { Messages } from '@/lib/i18n/translator';
import { ART } from './art';

/** Which words of the messages `share` a picture of a shared link carries. */
type SharePage = {
  /** The picture in `public/`. A product stands at the right on its own ground, any other fills the frame. */
  art: string;
  isProduct?: boolean;
  title: Extract<keyof Messages['share'], `${string}Title`>;
  line: Extract<keyof Messages['share'], `${string}Line`>;
};

/** What is seen where a link to one of our pages is shared. Pages that are not named here show the brand's. */
export const SHARE_PAGES = {
  home: { art: ART.heroes.home.src, title: 'homeTitle', line: 'homeLine' },
  men: { art: ART.heroes.men.src, title: 'menTitle', line: 'menLine' },
  tees: {
    art: '/images/products/harbour-stripe-tee/main.jpg',
    isProduct: true,
    title: 'teesTitle',
    line: 'teesLine',
  },
  woman: { art: ART.heroes.woman.src, title: 'womanTitle', line: 'womanLine' },
  catalog: { art: '/images/hero/women-catalog.jpg', title: 'catalogTitle', line: 'catalogLine' },
  'size-guide': { art: '/images/prints/ombak.jpg', title: 'sizeGuideTitle', line: 'sizeGuideLine' },
  riders: { art: '/images/hero/riders-1.jpg', title: 'ridersTitle', line: 'ridersLine' },
  store: { art: ART.heroes.stores.src, title: 'storeTitle', line: 'storeLine' },
  about: { art: ART.heroes.about.src, title: 'aboutTitle', line: 'aboutLine' },
  sustainability: {
    art: ART.heroes.sustainability.src,
    title: 'sustainabilityTitle',
    line: 'sustainabilityLine',
  },
  activities: { art: ART.heroes.activities.src, title: 'activitiesTitle', line: 'activitiesLine' },
  blog: {
    art: '/images/blog/how-to-read-a-bali-forecast/cover.jpg',
    title: 'blogTitle',
    line: 'blogLine',
  },
  'catalogue-request': {
    art: ART.catalogRequest.src,
    title: 'catalogRequestTitle',
    line: 'catalogRequestLine',
  },
  legal: { art: '/images/prints/seigaiha.jpg', title: 'legalTitle', line: 'legalLine' },
  brand: { art: '/images/prints/megamendung.jpg', title: 'brandTitle', line: 'brandLine' },
} as const satisfies Record<string, SharePage>;
export type SharePageName = keyof typeof SHARE_PAGES;
