import { verifyEmail } from '@/lib/api/product-api/accounts';
import { handleRoute } from '@/lib/bff/handle-route';
import { verificationSchema } from '@/lib/contract/account';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async POST(call) {
    await call.limit('verifyEmail');
    const verification = await call.readBody(verificationSchema);

    const { message } = await verifyEmail(call.param('token'), verification, call.locale);
    return { data: null, message };
  },
});
