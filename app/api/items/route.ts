import { handleRoute } from '@/lib/bff/handle-route';
import { fetchItems } from '@/lib/product-api/catalogue';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async GET({ request }) {
    return { data: await fetchItems(request.nextUrl.searchParams.get('name') ?? undefined) };
  },
});
