import { handleRoute } from '@/lib/bff/handle-route';
import { readCartAfterWrite } from '@/lib/cart/read-cart';
import { changeQuantity } from '@/lib/cart/write-cart';
import { quantityChangeSchema } from '@/lib/contract/cart';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async PATCH(call) {
    const session = await call.limitCustomer('cartWrites');
    const { quantity } = await call.readBody(quantityChangeSchema);

    await changeQuantity({ token: session.token, locale: call.locale }, call.param('id'), quantity);
    return { data: await readCartAfterWrite(session, call.locale) };
  },
});
