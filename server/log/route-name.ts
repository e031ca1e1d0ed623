import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { splitLocale } from '@/lib/i18n/locale-path';
import { routePage } from '@/lib/i18n/page-route';
import { findRoute } from '@/lib/routes';

/** Answered by no route of Next's, or by one that is for whatever is in a folder. */
const FOLDER = /^\/(_next\/static|_next\/image|images|media|payment)(?=\/|$)/;
/** What is no address of the shop has no name of its own: there is no end of them. */
const OTHER = 'other';

const routesSchema = z.array(z.object({ page: z.string(), regex: z.string() }));
const manifestSchema = z.object({ staticRoutes: routesSchema, dynamicRoutes: routesSchema });

type Handler = { page: string; regex: RegExp };
export type RouteName = (target: string) => string;

/** The handlers of the build, as Next tries them; pages are in `lib/routes.ts`. Without a build there are none. */
async function readHandlers(distDir: string): Promise<Handler[]> {
  const manifest = await readFile(join(distDir, 'routes-manifest.json'), 'utf8').catch(() => undefined);
  if (manifest === undefined) return [];
  const { staticRoutes, dynamicRoutes } = manifestSchema.parse(JSON.parse(manifest));
  return [...staticRoutes, ...dynamicRoutes]
    .filter(({ page }) => !/^\/(\[locale\]|en|id|_)/.test(page))
    .map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
}

/** A page by its address in `lib/routes.ts`, whatever its language. */
function pageName(pathname: string): string | undefined {
  const route = routePage(pathname);
  return route.kind === 'show' ? findRoute(splitLocale(route.pathname).path)?.path : undefined;
}

/**
 * Names a target by the pattern of its route, such as `/men/[productId]`: there are few of them, and none holds what an
 * address may hold, the token of a mail or a search.
 * @param distDir where Next has built
 */
export async function createRouteName(distDir: string): Promise<RouteName> {
  const handlers = await readHandlers(distDir);
  const known = new LRUCache<string, string>({ max: 2_000 });
  return (target) => {
    const [pathname = ''] = target.split('?', 1);
    const name =
      known.get(pathname) ??
      FOLDER.exec(pathname)?.[0] ??
      handlers.find(({ regex }) => regex.test(pathname))?.page ??
      pageName(pathname) ??
      OTHER;
    known.set(pathname, name);
    return name;
  };
}
