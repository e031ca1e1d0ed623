import { handleRoute } from '@/lib/bff/handle-route';
import { sessionState } from '@/lib/session/session-state';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async GET({ session }) {
    return { data: sessionState(session.current) };
  },
});
