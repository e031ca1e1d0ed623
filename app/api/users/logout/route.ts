import { logOut } from '@/lib/account/log-in';
import { handleRoute } from '@/lib/bff/handle-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async DELETE(call) {
    await logOut(call);
    return { data: null };
  },
});
