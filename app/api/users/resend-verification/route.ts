import { requestLimitedMail } from '@/lib/account/request-mail';
import { resendVerification } from '@/lib/api/product-api/accounts';
import { handleRoute } from '@/lib/bff/handle-route';
import { mailRequestSchema } from '@/lib/contract/account';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async POST(call) {
    await call.limit('resendVerification');
    const mailRequest = await call.readBody(mailRequestSchema);

    const { message } = await requestLimitedMail(call, 'verification', mailRequest, () =>
      resendVerification(mailRequest, call.locale),
    );
    return { data: null, message, status: 202 };
  },
});
