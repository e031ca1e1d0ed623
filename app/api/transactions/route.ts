import { handleRoute } from '@/lib/bff/handle-route';
import { getLatestOrder } from '@/lib/orders/read-orders';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async GET(call) {
    const session = call.requireSession();

    return { data: await getLatestOrder(session, call.locale) };
  },
});
