import { register } from '@/lib/api/product-api/accounts';
import { handleRoute } from '@/lib/bff/handle-route';
import { unvalidatedRegistrationSchema } from '@/lib/contract/account';
import { consumeRateLimit, RATE_LIMITS } from '@/lib/rate-limit/limits';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async POST(call) {
    await call.limit('register');
    const registration = await call.readBody(unvalidatedRegistrationSchema);
    // The product API limits registrations per email address. This stricter limit per client keeps a stranger
    // from using them up, which would lock out the owner of the address.
    const key = `registration ${registration.email.toLowerCase()} ${call.address}`;
    await consumeRateLimit('mailRequests', key);

    const { message } = await register(registration, call.locale).catch(async (error: unknown) => {
      await RATE_LIMITS.mailRequests.reward(key);
      throw error;
    });
    return { data: null, message, status: 201 };
  },
});
