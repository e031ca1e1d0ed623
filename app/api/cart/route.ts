import { handleRoute } from '@/lib/bff/handle-route';
import { readCart } from '@/lib/cart/server-cart';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async GET(call) {
    const session = call.requireSession();

    return { data: await readCart(session, call.locale) };
  },
});
