import { handleRoute } from '@/lib/bff/handle-route';
import { getOrder } from '@/lib/payment/find-order';
import { cancelOrder } from '@/lib/product-api/transactions';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async POST(call) {
    const session = call.requireSession();
    const id = call.param('id');

    const cancelled = await cancelOrder({ token: session.token, locale: call.locale }, id);
    return { data: cancelled ?? (await getOrder(session, id, call.locale)) };
  },
});
