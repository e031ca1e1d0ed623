import 'server-only';
import { listRiders, riderPath } from '@/lib/riders/riders';
import type { SitemapEntry } from './sitemap-xml';

function riderPages(): SitemapEntry[] {
  return listRiders().map((rider) => ({
    path: riderPath(rider),
    changed: rider.changed,
    pictures: Object.values(rider.pictures).map(({ src }) => src),
  }));
}

/** The pages that files of `content/` make, for search engines. */
export function contentPages(): SitemapEntry[] {
  return riderPages();
}
