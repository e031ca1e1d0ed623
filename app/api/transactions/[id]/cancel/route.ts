import { handleRoute } from '@/lib/bff/handle-route';
import { cancelOrder } from '@/lib/orders/read-orders';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async POST(call) {
    return { data: await cancelOrder(call.requireSession(), call.param('id'), call.locale) };
  },
});
