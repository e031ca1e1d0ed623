import { handleRoute } from '@/lib/bff/handle-route';
import { fetchAddress } from '@/lib/product-api/accounts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async GET(call) {
    const { token } = call.requireSession();

    return { data: await fetchAddress(token, call.locale) };
  },
});
