import { handleRoute } from '@/lib/bff/handle-route';
import { toWireOrder } from '@/lib/contract/order-names';
import { cancelOrder } from '@/lib/orders/read-orders';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async POST(call) {
    const order = await cancelOrder(call.requireSession(), call.param('id'), call.locale);
    return { data: toWireOrder(order) };
  },
});
