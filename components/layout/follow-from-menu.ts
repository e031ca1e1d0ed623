import { splitLocale } from '@/lib/i18n/locale-path';

/** How long the way to the riders waits for the menu to leave (spec §9). */
const RIDERS_DELAY_MS = 100;

/** How long that page may take, before it is loaded as a whole. */
const PATIENCE_MS = 3000;

/**
 * Goes where a link of the phone's menu leads, in place of the entry that the open menu has in the history.
 * To the riders it goes a moment later, and with a full page load when that brings nothing (spec §2).
 * @param replace goes there within the page
 * @param load goes there with a full page load
 */
export function followFromMenu(
  { href, pathname }: HTMLAnchorElement,
  replace: (href: string) => void,
  load = (url: string) => location.replace(url),
): void {
  if (splitLocale(pathname).path !== '/riders') {
    replace(href);
    return;
  }
  const from = location.href;
  setTimeout(() => {
    replace(href);
    setTimeout(() => {
      if (location.href === from && from !== href) load(href);
    }, PATIENCE_MS);
  }, RIDERS_DELAY_MS);
}
