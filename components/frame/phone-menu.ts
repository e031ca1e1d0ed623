import { isPlainClick } from '@/components/hooks/is-plain-click';
import { splitLocale } from '@/lib/i18n/locale-path';

/** What the history's entry of the open menu carries. */
const MENU_ENTRY = { menuOpen: true };

const isMenuEntry = () => history.state?.menuOpen === true;

/**
 * Controller of the full-screen menu of phones. Open, it makes everything behind it inert, moves the focus into it and
 * has a history entry, so that Back closes it. Closed otherwise, it removes that entry; where the entry comes again, by a
 * reload or Forward, it opens.
 * @param opener its button, which is seen on phones alone
 */
export function attachPhoneMenu(
  panel: HTMLElement,
  opener: HTMLElement,
  replace: (href: string) => void,
  signal: AbortSignal,
): void {
  const header = panel.parentElement;
  const behind = [...(header?.children ?? []), ...(header?.parentElement?.children ?? [])].filter(
    (part) => part instanceof HTMLElement && !part.contains(panel),
  );
  let following = false;

  const setInert = (inert: boolean) => {
    for (const part of behind) part.toggleAttribute('inert', inert);
  };
  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    setInert(newState === 'open' && opener.offsetWidth > 0);
  };
  const onOpen = () => {
    if (opener.offsetWidth === 0) return;
    panel.querySelector('button')?.focus();
    if (!isMenuEntry()) history.pushState(MENU_ENTRY, '');
  };
  const onClose = () => {
    // Where a touch gives buttons no focus, the browser does not know where to return it to.
    if (document.activeElement === document.body) opener.focus();
    if (!following && isMenuEntry()) history.back();
    following = false;
  };
  const onToggle = ({ newState }: ToggleEvent) => (newState === 'open' ? onOpen() : onClose());
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.target || !isPlainClick(event)) return;
    if (isMenuEntry()) {
      event.preventDefault();
      following = true;
      followFromMenu(link, replace);
    }
    panel.hidePopover();
  };
  const followEntry = () => {
    panel.togglePopover(isMenuEntry() && opener.offsetWidth > 0);
  };

  panel.addEventListener('beforetoggle', onBeforeToggle, { signal });
  panel.addEventListener('toggle', onToggle, { signal });
  panel.addEventListener('click', onClick, { signal });
  addEventListener('popstate', followEntry, { signal });
  signal.addEventListener('abort', () => setInert(false));
  // Opened before there was any script, it has no entry, and stays.
  if (isMenuEntry()) followEntry();
}

/** How long the way to the riders waits for the menu to leave (spec §9). */
const RIDERS_DELAY_MS = 100;

/** How long that page may take, before it is loaded as a whole; and how often it is looked whether it is there. */
const TIMEOUT_MS = 3000;
const POLL_MS = 100;

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
  let looks = TIMEOUT_MS / POLL_MS;
  const looking = setInterval(() => {
    looks -= 1;
    const isHere = location.href === from;
    if (isHere && looks > 0) return;
    clearInterval(looking);
    if (isHere) load();
  }, POLL_MS);
}
