import { checkProductApi } from '@/lib/api/product-api/catalogue';
import { handleRoute } from '@/lib/bff/handle-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  /** Liveness, and with `?ready=1` readiness, which needs the product API. */
  async GET({ request }) {
    if (request.nextUrl.searchParams.get('ready') === '1') await checkProductApi();
    return { data: { status: 'ok' } };
  },
});
