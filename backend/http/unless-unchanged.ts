import type { MiddlewareHandler } from 'hono';
import type { AppContext, AppEnv } from './router';

export const unchanged = { 304: { description: 'As it was when the caller got that ETag' } };

function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((known) => known.trim() === etag || known.trim() === '*') ?? false;
}

/** Conditional GET: 304 when the caller's ETag is current; undefined `readVersion` for what has none. */
export function unlessUnchanged(
  readVersion: (c: AppContext) => Promise<string> | undefined,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const version = c.req.method === 'GET' || c.req.method === 'HEAD' ? await readVersion(c) : undefined;
    if (version === undefined) return next();

    const etag = `W/"${version}"`;
    if (knows(c.req.header('if-none-match'), etag)) return c.body(null, 304, { etag });
    await next();
    c.header('etag', etag);
    c.header('cache-control', 'no-cache');
  };
}
