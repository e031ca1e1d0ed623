import { subscribeToNewsletter } from '@/lib/api/product-api/leads';
import { handleRoute } from '@/lib/bff/handle-route';
import { isBotSubmission, subscriptionInputSchema } from '@/lib/leads/lead-input';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  POST: async (call) => {
    await call.limit('newsletter');
    const { website, elapsedMs, ...subscription } = await call.readBody(subscriptionInputSchema);

    if (!isBotSubmission({ website, elapsedMs }, call.locale))
      await subscribeToNewsletter(subscription, call.locale);
    return { data: null, status: 201 };
  },
});
