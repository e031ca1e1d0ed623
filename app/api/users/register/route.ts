import { register } from '@/lib/api/product-api/accounts';
import { handleRoute } from '@/lib/bff/handle-route';
import { typedRegistrationSchema } from '@/lib/contract/account';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async POST(call) {
    await call.limit('register');
    const registration = await call.readBody(typedRegistrationSchema);

    const { message } = await register(registration, call.locale);
    return { data: null, message, status: 201 };
  },
});
