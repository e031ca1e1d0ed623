import { handleRoute } from '@/lib/bff/handle-route';
import { changeQuantity, changeSize, readCartAfterWrite } from '@/lib/cart/server-cart';
import { findItem } from '@/lib/catalogue/catalogue';
import { lineChangeSchema } from '@/lib/contract/cart';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async PATCH(call) {
    const session = await call.limitCustomer('cartWrites');
    const { quantity, itemId } = await call.readBody(lineChangeSchema);
    const caller = { token: session.token, locale: call.locale };
    const id = call.param('id');

    if (itemId === undefined) await changeQuantity(caller, id, quantity);
    else {
      const key = call.request.headers.get('idempotency-key') ?? undefined;
      await changeSize(caller, { id, item: await findItem(itemId), quantity }, key);
    }
    return { data: await readCartAfterWrite(session, call.locale) };
  },
});
