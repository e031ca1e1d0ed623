import { changePassword } from '@/lib/account/change-password';
import { handleRoute } from '@/lib/bff/handle-route';
import { passwordChangeSchema } from '@/lib/contract/account';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async PUT(call) {
    await call.limit('changePassword');
    const former = call.requireSession();
    const change = await call.readBody(passwordChangeSchema);

    const { message, session } = await changePassword(call, former, change);
    if (session) call.session.save(session);
    else call.session.end();
    return { data: null, message };
  },
});
