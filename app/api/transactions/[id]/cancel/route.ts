import { handleRoute } from '@/lib/bff/handle-route';
import { cancelOrder } from '@/lib/orders/cancel-order';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async POST(call) {
    return { data: await cancelOrder(call.requireSession(), call.param('id'), call.locale) };
  },
});
