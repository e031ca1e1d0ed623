import { handleRoute } from '@/lib/bff/handle-route';
import { fetchAllItems, fetchItems } from '@/lib/product-api/catalogue';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async GET({ request }) {
    const name = request.nextUrl.searchParams.get('name');
    return { data: name === null ? await fetchAllItems() : await fetchItems(name) };
  },
});
