import 'server-only';
import { logout } from '@/lib/api/product-api/accounts';
import type { RouteCall } from '@/lib/bff/route-call';

/**
 * Ends the session here before the product API is asked; it stays so whatever that says (spec §4).
 * @throws ApiError `unauthenticated` where there is none, or as the product API fails
 */
export async function logOut(call: RouteCall): Promise<void> {
  const { token } = call.requireSession();
  call.session.end();
  call.headers.set('clear-site-data', '"cache", "storage"');
  await logout(token, call.locale);
}
