import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { isAccountPage } from './account-pages';

/** The login page that leads back to `from`, a path of ours with its query (spec §2); not to itself and the like. */
export function loginPath(locale: Locale, from: string): string {
  const login = localePath(locale, '/login');
  const [pathname = ''] = from.split('?');
  return isAccountPage(pathname) ? login : `${login}?redirect=${encodeURIComponent(from)}`;
}
