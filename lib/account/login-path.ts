import type { Locale } from '@/lib/contract/locale';
import { localePath, splitLocale } from '@/lib/i18n/locale-path';
import { AUTH_PATHS } from '@/lib/routes';

const isAuthPage = (pathname: string): boolean => AUTH_PATHS.includes(splitLocale(pathname).path);

/** Returns the path of a login or registration page. `redirect` is a path of the shop or an empty string. */
export function authPagePath(locale: Locale, page: `/${string}`, redirect: string): string {
  const path = localePath(locale, page);
  return redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path;
}

/**
 * Returns the path of the login page that leads back to `from` (spec §2), unless `from` is itself a
 * login or registration page.
 */
export function loginPath(locale: Locale, from: string): string {
  const [pathname = ''] = from.split('?');
  return authPagePath(locale, '/login', isAuthPage(pathname) ? '' : from);
}

const SOMEWHERE = 'http://shop.invalid';

/**
 * Returns the path to open after a login: `asked` if it leads to a page of the shop that is not an account
 * page, otherwise `home`. URLs are resolved as browsers do, which treat `\` like `/`.
 */
export function getRedirectPath(asked: string | null | undefined, home: string): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, SOMEWHERE)) return home;
  const { origin, pathname, search, hash } = new URL(asked, SOMEWHERE);
  if (origin !== SOMEWHERE || pathname.startsWith('//') || pathname.startsWith('/api/')) return home;
  if (isAuthPage(pathname)) return home;
  return `${pathname}${search}${hash}`;
}
