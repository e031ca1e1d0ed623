import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { routePage } from '@/lib/i18n/page-route';
import { ALL_ROUTES } from './all-routes';

const PAGES = { '': 'app/[locale]', '/personal': 'app/personal/[locale]' };
/** A segment that stands for many, such as `[productId]`. */
const isOpen = (segment: string) => segment.startsWith('[');

/** The pages there are, by their folders: `/`, `/men/[productId]`, `/personal/cart`. */
const routes = Object.entries(PAGES).flatMap(([prefix, folder]) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => `${prefix}/${dirname(file)}`.replace('/.', '/')),
);

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

function fits(route: string, path: string): boolean {
  const [wanted, given] = [segmentsOf(route), segmentsOf(path)];
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => isOpen(segment) || segment === given[index])
  );
}

/** Where a page is drawn, as the shop routes its address: of the folders that fit, the one with the fewest open segments. */
function routeOf(address: string): string | undefined {
  const { pathname, search } = new URL(address, 'http://shop');
  const shown = routePage(pathname, search);
  const path = (shown.kind === 'show' ? shown.pathname : pathname).replace(/\/en(?=\/|$)/, '') || '/';
  const openIn = (route: string) => segmentsOf(route).filter(isOpen).length;
  return routes.filter((route) => fits(route, path)).sort((one, other) => openIn(one) - openIn(other))[0];
}

it('finds the pages', () => {
  expect(routes).toEqual(
    expect.arrayContaining(['/', '/men', '/men/[productId]', '/listing/[listing]/[query]']),
  );
});

it('lists every kind of page there is, for its picture and all that is checked of each', () => {
  const listed = new Set(ALL_ROUTES.map(({ path }) => routeOf(path)));
  expect(routes.filter((route) => !listed.has(route))).toEqual([]);
});

it('lists no page that there is not', () => {
  expect(ALL_ROUTES.filter(({ path }) => routeOf(path) === undefined)).toEqual([]);
});
