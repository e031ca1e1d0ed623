import { handleRoute } from '@/lib/bff/handle-route';
import { latestOrder } from '@/lib/orders/find-order';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async GET(call) {
    const session = call.requireSession();

    return { data: await latestOrder(session, call.locale) };
  },
});
