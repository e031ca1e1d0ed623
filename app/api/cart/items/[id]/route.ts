import { handleRoute } from '@/lib/bff/handle-route';
import { changeQuantity } from '@/lib/cart/change-quantity';
import { readCartAfterWrite } from '@/lib/cart/read-cart-after-write';
import { quantityChangeSchema } from '@/lib/contract/cart';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async PATCH(call) {
    const session = await call.limitCustomer('cartWrites');
    const { quantity } = await call.readBody(quantityChangeSchema);

    await changeQuantity(session.token, call.param('id'), quantity, call.locale);
    return { data: await readCartAfterWrite(session, call.locale) };
  },
});
