import { handleRoute, handleUnknownPath } from '@/lib/bff/handle-route';
import { revalidationSchema } from '@/lib/contract/revalidation';
import { env } from '@/lib/env';
import { requireSecret, revalidate } from '@/lib/revalidate/revalidate';

const handlers = handleRoute({
  async POST(call) {
    requireSecret(call.request.headers);
    const { tags, propagate } = await call.readBody(revalidationSchema);

    await revalidate(tags, propagate);
    return { data: { tags } };
  },
});

/** Without a secret, the path does not exist. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = env.REVALIDATE_SECRET
  ? handlers
  : handleUnknownPath();
