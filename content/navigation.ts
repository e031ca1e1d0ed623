/** The words of a link: a key of `content/messages/<language>/layout.json`. */
export type NavigationLabel =
  | 'aboutUs'
  | 'beOurPartner'
  | 'bikini'
  | 'blog'
  | 'boardshorts'
  | 'buildToConquer'
  | 'dress'
  | 'educatePreserveConserve'
  | 'findUs'
  | 'howWeDidIt'
  | 'latestNews'
  | 'men'
  | 'newArrivals'
  | 'rashGuard'
  | 'riders'
  | 'sandals'
  | 'seeOurRiders'
  | 'sizeGuide'
  | 'splendidSummer'
  | 'stores'
  | 'sustainability'
  | 'tees'
  | 'volleypants'
  | 'woman'
  | 'women';

export type NavigationLink = { label: NavigationLabel; path: `/${string}` };
export type NavigationGroup = { lead: NavigationLink; links: readonly NavigationLink[] };

/** Where the shop's links lead (spec §2). */
export const HEADER_LINKS: readonly NavigationLink[] = [
  { label: 'stores', path: '/store' },
  { label: 'men', path: '/men' },
  { label: 'woman', path: '/woman' },
  { label: 'sustainability', path: '/sustainability' },
  { label: 'blog', path: '/blog' },
];

/** The full menu: what leads, then the two halves of the shop, then the brand. */
export const MENU_LEADS: readonly NavigationLink[] = [
  { label: 'newArrivals', path: '/men' },
  { label: 'splendidSummer', path: '/woman' },
  { label: 'buildToConquer', path: '/men' },
  { label: 'educatePreserveConserve', path: '/sustainability' },
];

/** The two halves of the shop and what is in them. */
export const SHOP_GROUPS: readonly NavigationGroup[] = [
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
      { label: 'rashGuard', path: '/woman?category=rash-guard' },
      { label: 'dress', path: '/woman?category=dress' },
      { label: 'sandals', path: '/woman?category=sandals' },
    ],
  },
];

export const MENU_GROUPS: readonly NavigationGroup[] = [
  ...SHOP_GROUPS,
  {
    lead: { label: 'sustainability', path: '/sustainability' },
    links: [
      { label: 'howWeDidIt', path: '/sustainability' },
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
];

export const FOOTER_LINKS: readonly NavigationLink[] = [
  { label: 'men', path: '/men' },
  { label: 'women', path: '/woman' },
  { label: 'riders', path: '/riders' },
  { label: 'sustainability', path: '/sustainability' },
  { label: 'findUs', path: '/store' },
  { label: 'aboutUs', path: '/aboutus' },
  { label: 'sizeGuide', path: '/size-guide' },
];
