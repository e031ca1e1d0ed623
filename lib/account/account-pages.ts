import { splitLocale } from '@/lib/i18n/locale-path';
import { findRoute } from '@/lib/routes';

/** Whether a path is a page on the way into an account, to which no login leads back. */
export function isAccountPage(pathname: string): boolean {
  return findRoute(splitLocale(pathname).path)?.isAuth === true;
}
