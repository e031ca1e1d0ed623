import { handleRoute } from '@/lib/bff/handle-route';
import { orderHistoryQuerySchema } from '@/lib/contract/order';
import { toWireOrder } from '@/lib/contract/order-names';
import { listOrders } from '@/lib/orders/read-orders';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async GET(call) {
    const session = call.requireSession();
    const query = call.readQuery(orderHistoryQuerySchema);

    const { orders, total } = await listOrders(session, query, call.locale);
    return { data: orders.map(toWireOrder), total };
  },
});
