import { checkProductApi } from '@/lib/api/product-api/catalogue';
import { handleRoute } from '@/lib/bff/handle-route';
import { ApiError } from '@/lib/errors/api-error';
import { isStopping } from '@/lib/shutdown';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  /** Checks liveness, and with `?ready=1` readiness, which fails during the shutdown and while the product API is down. */
  async GET({ request }) {
    const checksReadiness = request.nextUrl.searchParams.get('ready') === '1';
    if (checksReadiness && isStopping()) throw new ApiError('unavailable');
    if (checksReadiness) await checkProductApi();
    return { data: { status: 'ok' } };
  },
});
