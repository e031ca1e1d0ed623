import { removeLine } from '@/lib/api/product-api/cart';
import { handleRoute } from '@/lib/bff/handle-route';
import { readCartAfterWrite } from '@/lib/cart/server-cart';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async DELETE(call) {
    const session = await call.limitCustomer('cartWrites');

    await removeLine({ token: session.token, locale: call.locale }, call.param('id'));
    return { data: await readCartAfterWrite(session, call.locale) };
  },
});
