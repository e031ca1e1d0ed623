import type { Locale } from '@/lib/contract/locale';
import { localePath, splitLocale } from '@/lib/i18n/locale-path';
import { findRoute } from '@/lib/routes';

/** Whether a path is an auth page, to which no login leads back. */
function isAccountPage(pathname: string): boolean {
  return findRoute(splitLocale(pathname).path)?.isAuth === true;
}

/** The login page that leads back to `from`, a path of ours with its query (spec §2); not to itself and the like. */
export function loginPath(locale: Locale, from: string): string {
  const login = localePath(locale, '/login');
  const [pathname = ''] = from.split('?');
  return isAccountPage(pathname) ? login : `${login}?redirect=${encodeURIComponent(from)}`;
}

const SOMEWHERE = 'http://shop.invalid';

/**
 * Where to go after a login: the path asked for if it is a page of ours, else `home`.
 * Parsed by the WHATWG URL parser, as browsers do: it drops line ends and takes `\` for `/`.
 */
export function redirectPath(asked: string | null | undefined, home: string): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, SOMEWHERE)) return home;
  const { origin, pathname, search, hash } = new URL(asked, SOMEWHERE);
  if (origin !== SOMEWHERE || pathname.startsWith('//') || pathname.startsWith('/api/')) return home;
  if (isAccountPage(pathname)) return home;
  return `${pathname}${search}${hash}`;
}
