import { isAccountPage } from './account-pages';

const SOMEWHERE = 'http://shop.invalid';

/**
 * Where to go after a login: the path asked for if it is a page of ours, else `home`.
 * Judged by the parser that browsers go by, which drops line ends and takes `\` for `/`.
 */
export function redirectPath(asked: string | null | undefined, home: string): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, SOMEWHERE)) return home;
  const { origin, pathname, search, hash } = new URL(asked, SOMEWHERE);
  if (origin !== SOMEWHERE || pathname.startsWith('//') || pathname.startsWith('/api/')) return home;
  if (isAccountPage(pathname)) return home;
  return `${pathname}${search}${hash}`;
}
