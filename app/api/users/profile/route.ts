import { handleRoute } from '@/lib/bff/handle-route';
import { getProfile } from '@/lib/product-api/accounts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async GET(call) {
    const { token } = call.requireSession();

    return { data: await getProfile(token, call.locale) };
  },
});
