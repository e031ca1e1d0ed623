import 'server-only';
import { LEGAL_PAGES } from '@/content/legal-pages';
import { listArticles } from '@/lib/blog/articles';
import { DEFAULT_LOCALE } from '@/lib/contract/locale';
import { listRiders, riderPath } from '@/lib/riders/riders';
import { findRoute, isStatic, ROUTES, type Route } from '@/lib/routes';
import type { SitemapEntry } from '@/lib/seo/sitemap-xml';
import { GARMENT_KINDS } from '@/lib/size-guide/size-guides';
import { storePath } from '@/lib/stores/store-links';
import { listStores } from '@/lib/stores/stores';

export type SitePage = {
  path: Route['path'];
  lists: Route['lists'] | undefined;
  changed: string | undefined;
};

const LEGAL_DAYS = new Map<string, string>(
  Object.entries(LEGAL_PAGES).map(([name, { changed }]) => [`/${name}`, changed]),
);

/** The pages that are there whatever `content/` and the catalogue hold, for search engines. */
export function sitePages(): SitePage[] {
  const pages = ROUTES.filter((route) => isStatic(route) && !route.isPrivate);
  const guides = GARMENT_KINDS.map((kind) => `/size-guide/${kind}` as const).map((path) => ({
    ...findRoute(path),
    path,
  }));
  return [...pages, ...guides].map(({ path, lists, changed }) => ({
    path,
    lists,
    changed: changed ?? LEGAL_DAYS.get(path),
  }));
}

function riderPages(): SitemapEntry[] {
  return listRiders().map((rider) => ({
    path: riderPath(rider),
    changed: rider.changed,
    pictures: Object.values(rider.pictures).map(({ src }) => src),
  }));
}

function articlePages(): SitemapEntry[] {
  return listArticles(DEFAULT_LOCALE).map(({ path, changed, cover, pictures }) => ({
    path,
    changed,
    pictures: [cover, ...pictures.values()].map(({ src }) => src),
  }));
}

function storePages(): SitemapEntry[] {
  return listStores('page').map((store) => ({
    path: storePath(store),
    changed: store.changed,
    pictures: store.picture ? [store.picture.src] : [],
  }));
}

/** The pages that files of `content/` make, for search engines. */
export const contentPages = (): SitemapEntry[] => [...riderPages(), ...articlePages(), ...storePages()];
