import { changeProfile, getProfile } from '@/lib/api/product-api/accounts';
import { handleRoute } from '@/lib/bff/handle-route';
import { profileChangesSchema } from '@/lib/contract/account';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async GET(call) {
    const { token } = call.requireSession();

    return { data: await getProfile(token, call.locale) };
  },

  async PATCH(call) {
    await call.limit('changeProfile');
    const { token } = call.requireSession();
    const changes = await call.readBody(profileChangesSchema);

    return { data: await changeProfile(token, changes, call.locale) };
  },
});
