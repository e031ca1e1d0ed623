import type { Locale } from '@/lib/contract/locale';
import { localePath, splitLocale } from '@/lib/i18n/locale-path';
import { AUTH_PATHS } from '@/lib/routes';

const isAccountPage = (pathname: string): boolean => AUTH_PATHS.includes(splitLocale(pathname).path);

/** Returns the path of an account page that leads on to `redirect`, a path of the shop or an empty string. */
export function accountPath(locale: Locale, page: `/${string}`, redirect: string): string {
  const path = localePath(locale, page);
  return redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path;
}

/** Returns the path of the login page that leads back to `from` (spec §2), unless that is an account page itself. */
export function loginPath(locale: Locale, from: string): string {
  const [pathname = ''] = from.split('?');
  return accountPath(locale, '/login', isAccountPage(pathname) ? '' : from);
}

const SOMEWHERE = 'http://shop.invalid';

/** Where to go after a login, as browsers parse it (`\\` is `/`): a page of ours, else `home`. */
export function redirectPath(asked: string | null | undefined, home: string): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, SOMEWHERE)) return home;
  const { origin, pathname, search, hash } = new URL(asked, SOMEWHERE);
  if (origin !== SOMEWHERE || pathname.startsWith('//') || pathname.startsWith('/api/')) return home;
  if (isAccountPage(pathname)) return home;
  return `${pathname}${search}${hash}`;
}
