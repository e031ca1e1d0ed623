import { handleRoute } from '@/lib/bff/handle-route';
import { addToCart } from '@/lib/cart/add-to-cart';
import { readCartAfterWrite } from '@/lib/cart/read-cart-after-write';
import { cartAdditionSchema } from '@/lib/contract/cart';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async POST(call) {
    const session = await call.limitCustomer('cartWrites');
    const addition = await call.readBody(cartAdditionSchema);
    const key = call.request.headers.get('idempotency-key') ?? undefined;

    await addToCart({ token: session.token, addition, key, locale: call.locale });
    return { data: await readCartAfterWrite(session, call.locale), status: 201 };
  },
});
