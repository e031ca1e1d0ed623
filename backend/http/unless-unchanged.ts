import type { MiddlewareHandler } from 'hono';
import { type ListName, readListVersion } from '@/backend/catalogue/list-version';
import type { AppContext, AppEnv } from './app-env';

/** What a 304 is, for the OpenAPI document. */
export const unchanged = { 304: { description: 'As it was when the caller got that ETag' } };

function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((known) => known.trim() === etag || known.trim() === '*') ?? false;
}

/**
 * Answers 304 when the caller has the list as it is now, without reading it; else the list goes out with its ETag.
 * @param listOf the list a call asks for; undefined where the answer is not a whole one
 */
export function unlessUnchanged(listOf: (c: AppContext) => ListName | undefined): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const list = c.req.method === 'GET' || c.req.method === 'HEAD' ? listOf(c) : undefined;
    if (!list) return next();

    const etag = `W/"${await readListVersion(c.var.dependencies.db, list)}"`;
    if (knows(c.req.header('if-none-match'), etag)) return c.body(null, 304, { etag });
    await next();
    c.header('etag', etag);
    c.header('cache-control', 'no-cache');
  };
}
