import { fetchAddress } from '@/lib/api/product-api/accounts';
import { handleRoute } from '@/lib/bff/handle-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async GET(call) {
    const { token } = call.requireSession();

    return { data: await fetchAddress(token, call.locale) };
  },
});
