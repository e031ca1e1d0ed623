// The list of all pages. It has no imports, because the server in front of Next.js and the browser load it
// too.

export type Route = {
  /** The path without its language. Dynamic segments are written like their folder. */
  path: `/${string}`;
  /** The folder of `content/` with the valid names of the dynamic segment. Other names are not pages. */
  content?: 'riders' | 'stores' | 'blog';
  /** Another path, which redirects to the page. */
  alias?: `/${string}`;
  /** The day of the page's last change, for the sitemap. Pages of `content/` have their own dates there. */
  changed?: `${number}-${number}-${number}`;
  /**
   * The products that the page lists. The newest of these products determines the date of the page in the
   * sitemap.
   */
  lists?: 'all' | 'men' | 'woman' | 'tees';
  /** The Open Graph image of the page and the pages below it, in `public/images`. */
  picture?: string;
  /** The namespace whose `title` and `description` introduce the page in llms.txt. */
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
  /** True for pages with `noindex`, which are not in the sitemap. */
  isPrivate?: true;
  /** The URLs that robots.txt disallows: the page and the pages below it, or only its queries. */
  disallow?: 'page' | 'query';
  /** The label of the page's link on the account pages, a key of the namespace `profile`. */
  section?: 'toProfile' | 'toOrders' | 'toPassword';
};

const LAUNCH = '2026-11-21';
const FILTERS = ['category', 'colour', 'fabric', 'max', 'min', 'page', 'size', 'sort'];

/** The pages that depend on their query, and the internal path that gets the query as its last segment. */
export const QUERY_PAGES: readonly { path: `/${string}`; inside: `/${string}` }[] = [
  { path: '/men', inside: '/listing/men' },
  { path: '/men/tees', inside: '/listing/men-tees' },
  { path: '/woman', inside: '/listing/woman' },
  { path: '/woman/catalog', inside: '/listing/woman-catalog' },
  { path: '/activities', inside: '/activities' },
  { path: '/search', inside: '/search' },
];

const QUERY_KEYS: Readonly<Record<string, readonly string[]>> = {
  '/activities': ['category'],
  '/search': ['page', 'q'],
};

/** Returns the known keys of a query. They are separate from QUERY_PAGES, because browsers do not need them. */
export const getQueryKeys = (page: { path: string }): readonly string[] => QUERY_KEYS[page.path] ?? FILTERS;

/**
 * Login and registration pages. A login never redirects back to them. Bundles for browsers contain nothing of
 * this file except this list and QUERY_PAGES.
 */
export const AUTH_PATHS: readonly string[] = [
  '/login',
  '/register',
  '/forgot-password',
  '/verify-email',
  '/reset-password',
];

/** The fragment of a redirect from an unknown path, which makes the home page explain the redirect. */
export const UNKNOWN_PATH_FRAGMENT = 'lost';

/** All pages in the order of the sitemap. The first match wins. */
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
  { path: '/verify-email', isPrivate: true, disallow: 'page' },
  { path: '/reset-password', isPrivate: true, disallow: 'page' },
  { path: '/[rider]', content: 'riders' },
];

/** Returns whether a path matches a route. A dynamic segment matches anything except an empty segment. */
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

/** Returns the route of a path without its language and query, or undefined if no page can be there. */
export function findRoute(path: string): Route | undefined {
  return ROUTES.find((route) => matches(route.path, path));
}

/** Returns whether a route is a single page without dynamic segments. */
export const isStaticRoute = ({ path }: Pick<Route, 'path'>): boolean => !path.includes('[');

const BRAND_PICTURE = 'prints/megamendung.jpg';

/** Returns the path of a page's Open Graph image: its own, that of the nearest page above, or the brand's. */
export function getOpenGraphPicture(path: string): string {
  for (let above = path; above !== ''; above = above.slice(0, above.lastIndexOf('/'))) {
    const picture = findRoute(above)?.picture;
    if (picture) return `/images/${picture}`;
  }
  return `/images/${BRAND_PICTURE}`;
}
