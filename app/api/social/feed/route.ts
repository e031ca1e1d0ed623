import { handleRoute } from '@/lib/bff/handle-route';
import { feedPictures } from '@/lib/social/gallery';
import { readFeed } from '@/lib/social-api/feed';

/** An hour is kept here; a browser keeps it for a minute, for whoever walks from page to page. */
const CACHE_CONTROL = 'private, max-age=60';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  /** The posts, and how the shop's own pages show them in the language asked for. */
  async GET(call) {
    const { posts, source } = await readFeed();
    call.headers.set('vary', 'Accept-Language');
    if (source !== 'fallback') call.headers.set('cache-control', CACHE_CONTROL);
    return { data: { posts, source, pictures: feedPictures(posts, call.locale) } };
  },
});
