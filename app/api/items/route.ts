import { handleRoute } from '@/lib/bff/handle-route';
import { listItemsOf, readList } from '@/lib/catalogue/catalogue';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async GET({ request }) {
    const name = request.nextUrl.searchParams.get('name');
    return { data: name === null ? await readList('items') : await listItemsOf(name) };
  },
});
