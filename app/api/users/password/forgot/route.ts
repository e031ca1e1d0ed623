import { requestLimitedMail } from '@/lib/account/request-mail';
import { requestPasswordReset } from '@/lib/api/product-api/accounts';
import { handleRoute } from '@/lib/bff/handle-route';
import { mailRequestSchema } from '@/lib/contract/account';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async POST(call) {
    await call.limit('forgotPassword');
    const mailRequest = await call.readBody(mailRequestSchema);

    const { message } = await requestLimitedMail(call, 'reset', mailRequest, () =>
      requestPasswordReset(mailRequest, call.locale),
    );
    return { data: null, message, status: 202 };
  },
});
