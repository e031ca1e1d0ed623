// The one list of pages. It imports nothing, because the server in front of Next and the browser read it too.

export type Route = {
  /** Without the language, open segments as the folder writes them. */
  path: `/${string}`;
  /** The folder of `content/` whose names fill the open segment; any other name is no page. */
  content?: 'riders' | 'stores' | 'blog';
  /** Another address of it, which redirects. */
  alias?: `/${string}`;
  /** The day its own words or pictures last changed, for the sitemap; what `content/` makes has its own there. */
  changed?: `${number}-${number}-${number}`;
  /** The products it lists: it is as new as the newest of them. */
  lists?: 'all' | 'men' | 'woman' | 'tees';
  /** The Open Graph image of it and of the pages below it: a file in `public/images`. */
  picture?: string;
  /** The messages whose `title` and `description` introduce it in llms.txt. */
  introduction?:
    | 'home'
    | 'men'
    | 'woman'
    | 'sizeGuide'
    | 'stores'
    | 'about'
    | 'sustainability'
    | 'activities'
    | 'blog';
  /** `noindex`, and not in the sitemap. */
  isPrivate?: true;
  /** What robots.txt keeps machines from: the page and those below it, or its answers to a query alone. */
  disallow?: 'page' | 'query';
  /** Its name among the pages of an account: a key of the messages `profile`. */
  section?: 'toProfile' | 'toOrders' | 'toPassword';
  /** No shop has it: it is there in development, and in builds that are asked to have it (COMPONENTS_PAGE). */
  isDevelopment?: true;
  /** Its query holds a token from an e-mail: no referrer is sent. */
  hasToken?: true;
};

const LAUNCH = '2026-11-21';
const FILTERS = ['category', 'colour', 'fabric', 'max', 'min', 'page', 'size', 'sort'];

/** Pages that depend on their query: what it may know, and the page under which each is rendered as the last segment. */
export const QUERY_PAGES: readonly { path: `/${string}`; inside: `/${string}`; keys: readonly string[] }[] = [
  { path: '/men', inside: '/listing/men', keys: FILTERS },
  { path: '/men/tees', inside: '/listing/men-tees', keys: FILTERS },
  { path: '/woman', inside: '/listing/woman', keys: FILTERS },
  { path: '/woman/catalog', inside: '/listing/woman-catalog', keys: FILTERS },
  { path: '/activities', inside: '/activities', keys: ['category'] },
  { path: '/search', inside: '/search', keys: ['page', 'q'] },
];

/** Steps into an account: logging in never redirects back to them. Browsers load this and the list above, and no more. */
export const AUTH_PATHS: readonly string[] = [
  '/login',
  '/register',
  '/forgot-password',
  '/verify-email',
  '/reset-password',
];

/** The fragment by which a redirect from an unknown path tells the home page why somebody is there. */
export const LOST = 'lost';

/** Every page, in the order of the sitemap; of two that match a path the first is meant. */
export const ROUTES: readonly Route[] = [
  { path: '/', changed: LAUNCH, lists: 'all', picture: 'hero/home.jpg', introduction: 'home' },
  { path: '/men', changed: LAUNCH, lists: 'men', picture: 'hero/men.jpg', introduction: 'men' },
  { path: '/men/tees', changed: LAUNCH, lists: 'tees', picture: 'products/harbour-stripe-tee/main.jpg' },
  { path: '/men/[productId]' },
  { path: '/woman', changed: LAUNCH, lists: 'woman', picture: 'hero/women.jpg', introduction: 'woman' },
  { path: '/woman/catalog', changed: LAUNCH, lists: 'woman', picture: 'hero/women-catalog.jpg' },
  { path: '/woman/[productId]' },
  { path: '/size-guide', changed: LAUNCH, picture: 'prints/ombak.jpg', introduction: 'sizeGuide' },
  { path: '/size-guide/[kind]', changed: LAUNCH },
  { path: '/catalog', changed: LAUNCH, picture: 'hero/catalog.jpg' },
  { path: '/riders', changed: LAUNCH, picture: 'hero/riders-1.jpg' },
  { path: '/store', alias: '/stores', changed: LAUNCH, picture: 'hero/stores.jpg', introduction: 'stores' },
  { path: '/store/[store]', content: 'stores' },
  { path: '/aboutus', changed: LAUNCH, picture: 'hero/about.jpg', introduction: 'about' },
  {
    path: '/sustainability',
    changed: LAUNCH,
    picture: 'sustainability/hero.jpg',
    introduction: 'sustainability',
  },
  { path: '/activities', changed: LAUNCH, picture: 'activities/hero.jpg', introduction: 'activities' },
  {
    path: '/blog',
    changed: LAUNCH,
    picture: 'blog/how-to-read-a-bali-forecast/cover.jpg',
    introduction: 'blog',
  },
  { path: '/blog/[article]', content: 'blog' },
  { path: '/privacy', picture: 'prints/seigaiha.jpg' },
  { path: '/terms', picture: 'prints/seigaiha.jpg' },
  { path: '/shipping-and-returns', picture: 'prints/seigaiha.jpg' },
  { path: '/search', isPrivate: true, disallow: 'query' },
  { path: '/order-status', isPrivate: true, disallow: 'page' },
  { path: '/account', isPrivate: true, disallow: 'page', section: 'toProfile' },
  { path: '/account/orders', isPrivate: true, section: 'toOrders' },
  { path: '/account/receipt', isPrivate: true },
  { path: '/account/password', isPrivate: true, section: 'toPassword' },
  { path: '/login', isPrivate: true, disallow: 'query' },
  { path: '/register', isPrivate: true },
  { path: '/forgot-password', isPrivate: true },
  { path: '/verify-email', isPrivate: true, disallow: 'page', hasToken: true },
  { path: '/reset-password', isPrivate: true, disallow: 'page', hasToken: true },
  { path: '/components', isPrivate: true, isDevelopment: true },
  { path: '/[rider]', content: 'riders' },
];

/** Whether a path has a route's segments; an open one takes anything but nothing. */
function matches(route: string, path: string): boolean {
  const wanted = route.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) =>
      segment.startsWith('[') ? given[index] !== '' : segment === given[index],
    )
  );
}

/** The page at a path without its language and query; undefined when no page can be there. */
export function findRoute(path: string): Route | undefined {
  return ROUTES.find((route) => matches(route.path, path));
}

/** Whether an address is one page, not a pattern of many. */
export const isStatic = ({ path }: Pick<Route, 'path'>): boolean => !path.includes('[');

const BRAND_PICTURE = 'prints/megamendung.jpg';

/** Returns the address of a page's Open Graph image: its own, that of the next page above it, or the brand's. */
export function openGraphPicture(path: string): string {
  for (let above = path; above !== ''; above = above.slice(0, above.lastIndexOf('/'))) {
    const picture = findRoute(above)?.picture;
    if (picture) return `/images/${picture}`;
  }
  return `/images/${BRAND_PICTURE}`;
}
