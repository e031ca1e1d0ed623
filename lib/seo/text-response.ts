import 'server-only';

/** Only crawlers request these files, so a few minutes of caching are enough. */
const CACHE = 'public, max-age=300';

export function textResponse(body: string, type: 'application/xml' | 'application/rss+xml' | 'text/plain') {
  return new Response(body, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': CACHE },
  });
}
