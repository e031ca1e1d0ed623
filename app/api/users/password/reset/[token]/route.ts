import { resetPassword } from '@/lib/api/product-api/accounts';
import { handleRoute } from '@/lib/bff/handle-route';
import { passwordResetSchema } from '@/lib/contract/account';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  /** Sets a new password. The product API revokes all tokens, so the session of this browser ends too. */
  async POST(call) {
    await call.limit('resetPassword');
    const reset = await call.readBody(passwordResetSchema);

    const { message } = await resetPassword(call.param('token'), reset, call.locale);
    call.session.end();
    return { data: null, message };
  },
});
