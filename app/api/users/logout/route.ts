import { handleRoute } from '@/lib/bff/handle-route';
import { logout } from '@/lib/product-api/accounts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  /** The session here is over before the product API is asked, and stays so whatever it says (spec §4). */
  async DELETE(call) {
    const { token } = call.requireSession();
    call.session.end();
    call.headers.set('clear-site-data', '"cache", "storage"');

    await logout(token, call.locale);
    return { data: null };
  },
});
