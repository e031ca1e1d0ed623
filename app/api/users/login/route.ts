import { logIn } from '@/lib/account/log-in';
import { handleRoute } from '@/lib/bff/handle-route';
import { credentialsSchema } from '@/lib/contract/account';
import { getSessionState } from '@/lib/session/session';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async POST(call) {
    // Without a device cookie, attempts are limited by IP address. Otherwise `logIn` limits them per account.
    if (!call.device.hasCookie) await call.limit('login');
    const credentials = await call.readBody(credentialsSchema);

    const session = await logIn(call, credentials);
    call.session.save(session);
    return { data: getSessionState(session) };
  },
});
