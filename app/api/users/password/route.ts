import { changePassword } from '@/lib/account/change-password';
import { handleRoute } from '@/lib/bff/handle-route';
import { passwordChangeSchema } from '@/lib/contract/account';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async PUT(call) {
    await call.limit('changePassword');
    const session = call.requireSession();
    const change = await call.readBody(passwordChangeSchema);

    const { message } = await changePassword(session, change, call.locale);
    return { data: null, message };
  },
});
