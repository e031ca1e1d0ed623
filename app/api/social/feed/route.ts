import { handleRoute } from '@/lib/bff/handle-route';
import { readFeed } from '@/lib/social/feed';
import { listFeedPictures } from '@/lib/social/gallery';

/** Browsers keep the feed for a minute while a shopper moves between pages. */
const CACHE_CONTROL = 'private, max-age=60';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  /** The posts, and the pictures of the gallery in the requested language. */
  async GET(call) {
    const { posts, source } = await readFeed();
    call.headers.set('vary', 'Accept-Language');
    if (source !== 'fallback') call.headers.set('cache-control', CACHE_CONTROL);
    return { data: { posts, source, pictures: listFeedPictures(posts, call.locale) } };
  },
});
