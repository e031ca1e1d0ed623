import { handleRoute } from '@/lib/bff/handle-route';
import { toWireOrder } from '@/lib/contract/order-names';
import { findLatestOrder } from '@/lib/orders/read-orders';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async GET(call) {
    const session = call.requireSession();

    const order = await findLatestOrder(session, call.locale);
    return { data: order && toWireOrder(order) };
  },
});
