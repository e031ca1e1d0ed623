import { logIn } from '@/lib/account/log-in';
import { handleRoute } from '@/lib/bff/handle-route';
import { credentialsSchema } from '@/lib/contract/account';
import { sessionState } from '@/lib/session/session-state';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async POST(call) {
    await call.limit('login');
    const credentials = await call.readBody(credentialsSchema);

    const session = await logIn(credentials, call.locale);
    call.session.save(session);
    return { data: sessionState(session) };
  },
});
