import { handleRoute } from '@/lib/bff/handle-route';
import { checkOut } from '@/lib/checkout/check-out';
import { addressSchema } from '@/lib/contract/account';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async POST(call) {
    const session = call.requireSession();
    const address = await call.readBody(addressSchema);
    const seenKey = call.request.headers.get('idempotency-key') ?? undefined;

    const result = await checkOut({ session, address, seenKey, locale: call.locale });
    call.session.save({ ...session, lastOrder: { orderId: result.id, snapToken: result.snapToken } });
    return { data: result };
  },
});
