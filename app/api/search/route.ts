import { handleRoute } from '@/lib/bff/handle-route';
import { searchQuestionSchema } from '@/lib/contract/search';
import { suggest } from '@/lib/search/suggest';

/** Long enough for somebody who types, takes a letter back and types it again. */
const CACHE_CONTROL = 'private, max-age=30';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  /** Suggestions for what is typed into the search field. */
  async GET(call) {
    await call.limit('search');
    const question = Object.fromEntries(call.request.nextUrl.searchParams);
    const { q, locale = call.locale } = searchQuestionSchema.parse(question);
    const data = await suggest(q, locale);

    call.headers.set('cache-control', CACHE_CONTROL);
    return { data };
  },
});
