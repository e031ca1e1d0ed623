import 'server-only';
import type { Params } from './route-call';

/** Method and path for the log, without what the path's dynamic parts hold: it may be the token of a mail. */
export function routeName(request: Request, params: Params): string {
  const held = new Set(Object.values(params).flat());
  const { pathname } = new URL(request.url);
  const parts = pathname.split('/').map((part) => (held.has(part) || part.includes('%') ? '*' : part));
  return `${request.method} ${parts.join('/')}`;
}
