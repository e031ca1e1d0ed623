import 'server-only';

/** Asked for by machines alone: minutes in their caches are enough. */
const CACHE = 'public, max-age=300';

export function textAnswer(body: string, type: 'application/xml' | 'application/rss+xml' | 'text/plain') {
  return new Response(body, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': CACHE },
  });
}
