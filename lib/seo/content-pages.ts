import 'server-only';
import { listArticles } from '@/lib/blog/articles';
import { DEFAULT_LOCALE } from '@/lib/contract/locale';
import { listRiders, riderPath } from '@/lib/riders/riders';
import { storePath } from '@/lib/stores/store-path';
import { listStores } from '@/lib/stores/stores';
import type { SitemapEntry } from './sitemap-xml';

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
export function contentPages(): SitemapEntry[] {
  return [...riderPages(), ...articlePages(), ...storePages()];
}
