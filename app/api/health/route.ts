import { checkProductApi } from '@/lib/api/product-api/catalogue';
import { handleRoute } from '@/lib/bff/handle-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  /** Checks liveness, and with `?ready=1` readiness, which fails while the product API is down. */
  async GET({ request }) {
    if (request.nextUrl.searchParams.get('ready') === '1') await checkProductApi();
    return { data: { status: 'ok' } };
  },
});
