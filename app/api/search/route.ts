import { handleRoute } from '@/lib/bff/handle-route';
import { searchQuestionSchema } from '@/lib/contract/search';
import { suggest, suggestFavourites } from '@/lib/search/suggest';

/** Long enough for somebody who types, takes a letter back and types it again. */
const CACHE_CONTROL = 'private, max-age=30';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  /** Suggestions for what is typed into the search field, or a few products for who has found nothing. */
  async GET(call) {
    await call.limit('search');
    const question = Object.fromEntries(call.request.nextUrl.searchParams);
    const { q, locale = call.locale, favourites } = searchQuestionSchema.parse(question);
    const data = await (favourites ? suggestFavourites(locale) : suggest(q, locale));

    call.headers.set('cache-control', CACHE_CONTROL);
    return { data };
  },
});
