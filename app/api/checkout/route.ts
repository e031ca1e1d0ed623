import { handleRoute } from '@/lib/bff/handle-route';
import { checkoutSchema } from '@/lib/contract/order';
import { submitCheckout } from '@/lib/orders/submit-checkout';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async POST(call) {
    await call.limit('checkoutNetwork');
    const session = await call.limitCustomer('checkout');
    const { seenTotal, ...address } = await call.readBody(checkoutSchema);
    const seenVersion = call.request.headers.get('idempotency-key') ?? undefined;

    const result = await submitCheckout({ session, address, seenVersion, seenTotal, locale: call.locale });
    call.session.rememberOrder({ orderId: result.id, snapToken: result.snapToken });
    return { data: result };
  },
});
