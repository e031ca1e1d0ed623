import { isTokenValid } from '@/lib/api/product-api/accounts';
import { handleRoute } from '@/lib/bff/handle-route';
import { getSessionState } from '@/lib/session/session';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  /**
   * Returns the session after the product API has confirmed its token, because a logout or a new password may
   * have revoked the token.
   */
  async GET({ session }) {
    if (session.current && !(await isTokenValid(session.current.token))) session.end();
    return { data: getSessionState(session.current) };
  },
});
