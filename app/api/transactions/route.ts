import { handleRoute } from '@/lib/bff/handle-route';
import { findLatestOrder } from '@/lib/orders/read-orders';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async GET(call) {
    const session = call.requireSession();

    return { data: await findLatestOrder(session, call.locale) };
  },
});
