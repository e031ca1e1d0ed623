import { handleRoute } from '@/lib/bff/handle-route';
import { env } from '@/lib/env';
import type { SnapScriptSettings } from '@/lib/orders/load-snap';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  /**
   * The payment settings for the browser. They are fetched at run time, because pages may be built before the
   * payment provider is configured.
   */
  async GET() {
    const data: SnapScriptSettings = {
      scriptUrl: env.MIDTRANS_SNAP_JS_URL,
      clientKey: env.MIDTRANS_CLIENT_KEY ?? null,
    };
    return { data };
  },
});
