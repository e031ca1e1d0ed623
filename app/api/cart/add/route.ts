import { handleRoute } from '@/lib/bff/handle-route';
import { addToCart, readCartAfterWrite } from '@/lib/cart/server-cart';
import { findItem } from '@/lib/catalogue/catalogue';
import { cartAdditionRequestSchema } from '@/lib/contract/cart';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async POST(call) {
    const session = await call.limitCustomer('cartWrites');
    const addition = await call.readBody(cartAdditionRequestSchema);
    const key = call.request.headers.get('idempotency-key') ?? undefined;
    const item = await findItem(addition.itemId);

    await addToCart({ token: session.token, locale: call.locale }, addition, item, key);
    return { data: await readCartAfterWrite(session, call.locale), status: 201 };
  },
});
