import type { Messages } from '@/lib/i18n/translator';
import type { ListingName } from '@/lib/listing/listings';

/** A message key of the namespace `layout` without parameters. */
type NavigationLabel = Exclude<keyof Messages['layout'], 'homeLink' | 'trademarks' | 'copyright'>;

export type NavigationLink = { label: NavigationLabel; path: `/${string}` };
export type FooterGroup = {
  title: 'footerShop' | 'footerBrand' | 'footerService';
  links: readonly NavigationLink[];
};
export type NavigationGroup = { lead: NavigationLink; links: readonly NavigationLink[] };

/** The links of the header (spec §2). */
export const HEADER_LINKS: readonly NavigationLink[] = [
  { label: 'stores', path: '/store' },
  { label: 'men', path: '/men' },
  { label: 'woman', path: '/woman' },
  { label: 'sustainability', path: '/sustainability' },
  { label: 'blog', path: '/blog' },
];

/** The links above the groups of the menu. */
export const MENU_TOP_LINKS: readonly NavigationLink[] = [
  { label: 'newArrivals', path: '/men' },
  { label: 'splendidSummer', path: '/woman' },
  { label: 'buildToConquer', path: '/men' },
  { label: 'educatePreserveConserve', path: '/sustainability' },
];

export const SHOP_LINK_GROUPS: readonly NavigationGroup[] = [
  {
    lead: { label: 'men', path: '/men' },
    links: [
      { label: 'boardshorts', path: '/men?category=boardshorts' },
      { label: 'volleypants', path: '/men?category=volleypants' },
      { label: 'tees', path: '/men?category=tees' },
      { label: 'sandals', path: '/men?category=sandals' },
    ],
  },
  {
    lead: { label: 'women', path: '/woman' },
    links: [
      { label: 'bikini', path: '/woman?category=bikini' },
      { label: 'swimsuit', path: '/woman?category=swimsuit' },
      { label: 'swimwear', path: '/woman/catalog' },
      { label: 'rashGuard', path: '/woman?category=rash-guard' },
      { label: 'dress', path: '/woman?category=dress' },
      { label: 'sandals', path: '/woman?category=sandals' },
    ],
  },
];

export const MENU_LINK_GROUPS: readonly NavigationGroup[] = [
  ...SHOP_LINK_GROUPS,
  {
    lead: { label: 'sustainability', path: '/sustainability' },
    links: [
      { label: 'howWeDidIt', path: '/sustainability#how-we-did-it' },
      { label: 'activities', path: '/activities' },
      { label: 'blog', path: '/blog' },
      { label: 'latestNews', path: '/blog' },
    ],
  },
  {
    lead: { label: 'aboutUs', path: '/aboutus' },
    links: [
      { label: 'findUs', path: '/store' },
      { label: 'beOurPartner', path: '/aboutus#partner' },
      { label: 'seeOurRiders', path: '/riders' },
    ],
  },
  {
    lead: { label: 'account', path: '/account' },
    links: [
      { label: 'orderStatus', path: '/order-status' },
      { label: 'sizeGuide', path: '/size-guide' },
      { label: 'shippingAndReturns', path: '/shipping-and-returns' },
      { label: 'requestCatalogue', path: '/catalog' },
    ],
  },
];

/** The links for visitors who need help. */
export const HELP_LINKS: readonly NavigationLink[] = [
  { label: 'findUs', path: '/store' },
  { label: 'sizeGuide', path: '/size-guide' },
  { label: 'shippingAndReturns', path: '/shipping-and-returns' },
  { label: 'orderStatus', path: '/order-status' },
];

export const FOOTER_LINK_GROUPS: readonly FooterGroup[] = [
  {
    title: 'footerShop',
    links: [
      { label: 'men', path: '/men' },
      { label: 'women', path: '/woman' },
      { label: 'tees', path: '/men/tees' },
      { label: 'swimwear', path: '/woman/catalog' },
      { label: 'requestCatalogue', path: '/catalog' },
    ],
  },
  {
    title: 'footerBrand',
    links: [
      { label: 'aboutUs', path: '/aboutus' },
      { label: 'riders', path: '/riders' },
      { label: 'sustainability', path: '/sustainability' },
      { label: 'activities', path: '/activities' },
      { label: 'blog', path: '/blog' },
    ],
  },
  {
    title: 'footerService',
    links: [...HELP_LINKS, { label: 'beOurPartner', path: '/aboutus#partner' }],
  },
];

export const LEGAL_LINKS: readonly NavigationLink[] = [
  { label: 'privacy', path: '/privacy' },
  { label: 'terms', path: '/terms' },
];

/**
 * The article in `content/blog` at the end of each listing. Without an article of this name, the listing ends
 * with its products.
 */
export const LISTING_ARTICLE_SLUGS: Readonly<Record<ListingName, string>> = {
  men: 'how-to-read-a-bali-forecast',
  'men-tees': 'make-your-swimwear-last',
  woman: 'kawung-parang-megamendung',
  'woman-catalog': 'make-your-swimwear-last',
};

/** The articles of categories, in URL form, that the article of their listing does not suit. */
export const CATEGORY_ARTICLE_SLUGS: Readonly<Record<string, string>> = {
  tees: 'make-your-swimwear-last',
  sandals: 'kawung-parang-megamendung',
};
