import { handleRoute } from '@/lib/bff/handle-route';
import { toWireOrder } from '@/lib/contract/order-names';
import { getOrder } from '@/lib/orders/read-orders';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async GET(call) {
    const session = call.requireSession();

    return { data: toWireOrder(await getOrder(session, call.param('id'), call.locale)) };
  },
});
