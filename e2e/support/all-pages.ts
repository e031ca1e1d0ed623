import { FIRST_ARTICLE_SLUG, getFirstMatch, RIDER_WITH_RESULTS, RIDERS, STORES_WITH_PAGE } from './content';

/** A page, or a state of a page that has an address. */
export type ShopPage = {
  name: string;
  /** The English path. */
  path: string;
  status: 200 | 404;
};

/** An outlet whose hours differ by day. */
const OUTLET = getFirstMatch(STORES_WITH_PAGE, ({ kind, hours }) => kind === 'outlet' && hours.length > 1);

const found = (name: string, path: string): ShopPage => ({ name, path, status: 200 });

/** One page of each kind, in all states that an address can have. */
export const ALL_PAGES: ShopPage[] = [
  found('home', '/'),
  found('men', '/men'),
  found('men-filtered', '/men?category=boardshorts&colour=blue&sort=price-up'),
  found('men-without-result', '/men?category=tees&max=1'),
  found('tees', '/men/tees'),
  found('men-product', '/men/uluwatu-elite-pro'),
  found('men-product-sold-out', '/men/amed-volley'),
  found('woman', '/woman'),
  found('catalog', '/woman/catalog'),
  found('catalog-page-2', '/woman/catalog?page=2'),
  found('woman-product', '/woman/kirana-bikini'),
  found('size-guides', '/size-guide'),
  found('size-guide', '/size-guide/swimwear'),
  found('search', '/search'),
  found('search-results', '/search?q=bikni'),
  found('search-without-result', '/search?q=snowboard'),
  found('catalog-request', '/catalog'),
  found('riders', '/riders'),
  found('rider', `/${RIDER_WITH_RESULTS.slug}`),
  ...RIDERS.filter(({ results }) => results.length === 0)
    .slice(0, 1)
    .map(({ slug }) => found('rider-without-results', `/${slug}`)),
  ...RIDERS.flatMap(({ alias }) => (alias ? [found('rider-by-alias', `/${alias}`)] : [])).slice(0, 1),
  found('stores', '/store'),
  found('store', `/store/${OUTLET.slug}`),
  found('about', '/aboutus'),
  found('sustainability', '/sustainability'),
  found('activities', '/activities'),
  found('activities-filtered', '/activities?category=charity'),
  found('activities-without-result', '/activities?category=hidden-gem'),
  found('blog', '/blog'),
  found('article', `/blog/${FIRST_ARTICLE_SLUG}`),
  found('privacy', '/privacy'),
  found('terms', '/terms'),
  found('shipping-and-returns', '/shipping-and-returns'),
  found('login', '/login'),
  found('register', '/register'),
  found('verify-email', '/verify-email?token=abc'),
  found('verify-email-without-token', '/verify-email'),
  found('forgot-password', '/forgot-password'),
  found('reset-password', '/reset-password?token=abc'),
  found('reset-password-without-token', '/reset-password'),
  found('account', '/account'),
  found('account-password', '/account/password'),
  found('order-status', '/order-status'),
  found('orders', '/account/orders'),
  found('receipt', '/account/receipt'),
  { name: 'unknown-product', path: '/men/nobody-made-this', status: 404 },
];

/** One page of each layout. */
const LAYOUTS = [
  'home',
  'men',
  'men-product',
  'woman',
  'search-results',
  'rider',
  'stores',
  'article',
  'size-guide',
  'orders',
];
export const ONE_PAGE_PER_LAYOUT = ALL_PAGES.filter(({ name }) => LAYOUTS.includes(name));

/** Returns the address of a page in a language. */
export function getPagePath({ path }: Pick<ShopPage, 'path'>, locale: 'en' | 'id'): string {
  if (locale === 'en') return path;
  return path === '/' ? '/id' : `/id${path}`;
}
