import { isTokenValid } from '@/lib/api/product-api/accounts';
import { handleRoute } from '@/lib/bff/handle-route';
import { sessionState } from '@/lib/session/session';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  /** The cookie alone is not enough, because its token may have been revoked by a logout or a new password. */
  async GET({ session }) {
    if (session.current && !(await isTokenValid(session.current.token))) session.end();
    return { data: sessionState(session.current) };
  },
});
