import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { routePage } from '@/lib/i18n/page-route';

/** Folders whose files are all counted under the name of the folder. */
const FOLDER = /^\/(?:_next\/static|_next\/image|images|media|payment)(?=\/|$)/;
const OTHER = 'other';

const routesSchema = z.array(z.object({ page: z.string(), regex: z.string() }));
const manifestSchema = z.object({ staticRoutes: routesSchema, dynamicRoutes: routesSchema });

/** Returns the pattern of the route that serves a URL. */
export type RouteNamer = (url: string) => string;

/**
 * Names URLs by their route, such as `/men/[productId]`, for logs and metrics: an address may contain a token
 * or a search.
 * @param distDir the build, whose routes manifest is read
 */
export async function createRouteNamer(distDir: string): Promise<RouteNamer> {
  const manifest = JSON.parse(await readFile(join(distDir, 'routes-manifest.json'), 'utf8'));
  const { staticRoutes, dynamicRoutes } = manifestSchema.parse(manifest);
  const routes = [...staticRoutes, ...dynamicRoutes].map(({ page, regex }) => ({
    page,
    regex: new RegExp(regex),
  }));
  const names = new LRUCache<string, string>({ max: 2_000 });

  function findName(pathname: string): string {
    const folder = FOLDER.exec(pathname)?.[0];
    if (folder) return folder;
    const route = routePage(pathname);
    const path = route.kind === 'show' ? route.pathname : pathname;
    const page = routes.find(({ regex }) => regex.test(path))?.page ?? OTHER;
    const [, name] = /^\/(?:\[locale\]|en|id)(\/.*)?$/.exec(page) ?? [page, page];
    return page === name || route.kind === 'show' ? name || '/' : OTHER;
  }

  return (url) => {
    const [pathname = ''] = url.split('?', 1);
    const known = names.get(pathname);
    if (known !== undefined) return known;
    const name = findName(pathname);
    names.set(pathname, name);
    return name;
  };
}
