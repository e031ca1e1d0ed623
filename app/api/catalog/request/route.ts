import { requestCatalog } from '@/lib/api/product-api/leads';
import { handleRoute } from '@/lib/bff/handle-route';
import { env } from '@/lib/env';
import { CATALOGUE_FILE, catalogRequestInputSchema, isBotSubmission } from '@/lib/leads/lead-input';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  POST: async (call) => {
    await call.limit('catalogRequest');
    const { website, elapsedMs, ...request } = await call.readBody(catalogRequestInputSchema);

    if (!isBotSubmission({ website, elapsedMs }, call.locale)) {
      await requestCatalog({ ...request, fileUrl: `${env.SITE_URL}${CATALOGUE_FILE}` }, call.locale);
    }
    return { data: null, status: 201 };
  },
});
