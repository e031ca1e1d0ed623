import { splitLocale } from '@/lib/i18n/locale-path';

/** How long the way to the riders waits for the menu to leave (spec §9). */
const RIDERS_DELAY_MS = 100;

/** How long that page may take, before it is loaded as a whole; and how often it is looked whether it is there. */
const PATIENCE_MS = 3000;
const LOOK_MS = 100;

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
    if (from !== href) loadUnlessLeft(from, () => load(href));
  }, RIDERS_DELAY_MS);
}

/** Looks again and again, not once: who has been there and is back by then does not want to go again. */
function loadUnlessLeft(from: string, load: () => void): void {
  let looks = PATIENCE_MS / LOOK_MS;
  const looking = setInterval(() => {
    looks -= 1;
    const isHere = location.href === from;
    if (isHere && looks > 0) return;
    clearInterval(looking);
    if (isHere) load();
  }, LOOK_MS);
}
