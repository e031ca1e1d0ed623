import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { findRoute, getOpenGraphPicture, isStaticRoute, QUERY_PAGES, ROUTES } from './routes';

/** Returns the pages that Next.js finds in a folder: `/`, `/men/[productId]`. */
const pagesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)page(\.dev)?\.tsx$/.test(file))
    .map((file) => `/${dirname(file)}`.replace('/.', '/'))
    .sort();
const folders = pagesIn('app/[locale]');

/** Replaces the names of dynamic segments, which do not matter. */
const anonymous = (path: string) => path.replace(/\[\w+\]/g, '[]');
const QUERY_FOLDERS = ['/listing/[listing]/[query]', '/search/[query]', '/activities/[query]'];
/** The middleware rewrites unknown products to this page. */
const MISSING_FOLDER = '/missing/[section]';

it('lists every folder with a page, and no other', () => {
  const listed = [...ROUTES.map(({ path }) => path), ...QUERY_FOLDERS, MISSING_FOLDER];
  expect(listed.sort()).toEqual(folders);
});

it('renders each query page in an existing folder', () => {
  const inside = QUERY_PAGES.map((page) => `${page.inside}/[query]`);
  const known = QUERY_FOLDERS.map((folder) => new RegExp(`^${anonymous(folder).replaceAll('[]', '[^/]+')}$`));
  expect(inside.filter((path) => !known.some((folder) => folder.test(path)))).toEqual([]);
});

it('lists each path once and finds it', () => {
  expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length);
  for (const route of ROUTES) expect(findRoute(route.path)).toBe(route);
});

it.each([
  ['/men/uluwatu', '/men/[productId]'],
  ['/men/tees', '/men/tees'],
  ['/bayuharlow', '/[rider]'],
])('%s belongs to the route %s', (path, route) => {
  expect(findRoute(path)?.path).toBe(route);
});

it.each(['/men/', '/men/a/b', '/listing/men/size=32', ''])('there is no page at %p', (path) => {
  expect(findRoute(path)).toBeUndefined();
});

it.each([
  ['/', 'hero/home.jpg'],
  ['/men/tees', 'products/harbour-stripe-tee/main.jpg'],
  ['/woman/kirana', 'hero/women.jpg'],
  ['/size-guide/tees', 'prints/ombak.jpg'],
  ['/account/orders', 'prints/megamendung.jpg'],
  ['/bayuharlow', 'prints/megamendung.jpg'],
])('the Open Graph image of %s is %s', (path, picture) => {
  expect(getOpenGraphPicture(path)).toBe(`/images/${picture}`);
});

it('no private page has an introduction or a date', () => {
  const told = ROUTES.filter(({ changed, introduction }) => changed ?? introduction);
  expect(told.filter(({ isPrivate }) => isPrivate)).toEqual([]);
});

it('every public page has an Open Graph image', () => {
  const publicRoutes = ROUTES.filter((route) => isStaticRoute(route) && !route.isPrivate);
  expect(publicRoutes.filter(({ picture }) => !picture || !existsSync(`public/images/${picture}`))).toEqual(
    [],
  );
});
