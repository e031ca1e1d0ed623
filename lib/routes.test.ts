import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { findRoute, isStatic, openGraphPicture, QUERY_PAGES, ROUTES } from './routes';

/** The pages Next finds, by their folders: `/`, `/men/[productId]`. */
const pagesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)page(\.dev)?\.tsx$/.test(file))
    .map((file) => `/${dirname(file)}`.replace('/.', '/'))
    .sort();
const folders = pagesIn('app/[locale]');

/** A path with its open segments under one name: what a query page is called inside does not matter. */
const anonymous = (path: string) => path.replace(/\[\w+\]/g, '[]');
const QUERY_FOLDERS = ['/listing/[listing]/[query]', '/search/[query]', '/activities/[query]'];
/** The middleware rewrites unknown products to this page. */
const MISSING_FOLDER = '/missing/[section]';

it('lists every folder with a page, and no page without a folder', () => {
  const listed = [...ROUTES.map(({ path }) => path), ...QUERY_FOLDERS, MISSING_FOLDER];
  expect(listed.sort()).toEqual(folders);
});

it('renders each query in a folder there is', () => {
  const inside = QUERY_PAGES.map((page) => `${page.inside}/[query]`);
  const known = QUERY_FOLDERS.map((folder) => new RegExp(`^${anonymous(folder).replaceAll('[]', '[^/]+')}$`));
  expect(inside.filter((path) => !known.some((folder) => folder.test(path)))).toEqual([]);
});

it('names each path once, and finds it by it', () => {
  expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length);
  for (const route of ROUTES) expect(findRoute(route.path)).toBe(route);
});

it.each([
  ['/men/uluwatu', '/men/[productId]'],
  ['/men/tees', '/men/tees'],
  ['/bayuharlow', '/[rider]'],
])('%s is the page of %s', (path, route) => {
  expect(findRoute(path)?.path).toBe(route);
});

it.each(['/men/', '/men/a/b', '/listing/men/size=32', ''])('no page is at %p', (path) => {
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
  expect(openGraphPicture(path)).toBe(`/images/${picture}`);
});

it('calls no page private that is introduced or dated', () => {
  const told = ROUTES.filter(({ changed, introduction }) => changed ?? introduction);
  expect(told.filter(({ isPrivate }) => isPrivate)).toEqual([]);
});

it('has an Open Graph image for every public page', () => {
  const publicRoutes = ROUTES.filter((route) => isStatic(route) && !route.isPrivate);
  expect(publicRoutes.filter(({ picture }) => !picture || !existsSync(`public/images/${picture}`))).toEqual(
    [],
  );
});
