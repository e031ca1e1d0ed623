import { handleRoute } from '@/lib/bff/handle-route';
import { fetchCurrentItems, listItems } from '@/lib/catalogue/catalogue';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async GET({ request }) {
    const name = request.nextUrl.searchParams.get('name');
    return { data: await (name === null ? listItems() : fetchCurrentItems(name)) };
  },
});
