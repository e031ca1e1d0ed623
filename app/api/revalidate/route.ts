import { handleRoute, handleUnknownPath } from '@/lib/bff/handle-route';
import { revalidationSchema } from '@/lib/contract/revalidation';
import { env } from '@/lib/env';
import { requireSecret, revalidate } from '@/lib/revalidate/revalidate';

const forWhoKnowsTheSecret = handleRoute({
  async POST(call) {
    requireSecret(call.request.headers);
    const { tags } = await call.readBody(revalidationSchema);

    return { data: await revalidate(tags) };
  },
});

/** Without a secret nobody can know it, and there is no such path. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = env.REVALIDATE_SECRET
  ? forWhoKnowsTheSecret
  : handleUnknownPath();
