import { splitLocale } from '@/lib/i18n/locale-path';

const ACCOUNT_PAGES: readonly string[] = [
  '/login',
  '/register',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
];

/** Whether a path is a page on the way into an account, to which no login leads back. */
export function isAccountPage(pathname: string): boolean {
  return ACCOUNT_PAGES.includes(splitLocale(pathname).path);
}
