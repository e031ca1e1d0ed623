import type { Locale } from '@/lib/contract/locale';
import { localePath, splitLocale } from '@/lib/i18n/locale-path';
import { AUTH_PATHS } from '@/lib/routes';

const isAccountPage = (pathname: string): boolean => AUTH_PATHS.includes(splitLocale(pathname).path);

/** The login page that leads back to `from`, a path of ours with its query (spec §2); not to itself and the like. */
export function loginPath(locale: Locale, from: string): string {
  const login = localePath(locale, '/login');
  const [pathname = ''] = from.split('?');
  return isAccountPage(pathname) ? login : `${login}?redirect=${encodeURIComponent(from)}`;
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
