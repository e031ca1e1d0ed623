import { isUnmodifiedClick } from '@/components/hooks/navigation';
import { enableSwipeToClose } from '@/components/hooks/swipe-to-close';
import { splitLocale } from '@/lib/i18n/locale-path';
import { controlDesktopMenu, type DesktopMenu } from './desktop-menu';

/** The menu's elements, and the interactions that happened before its code was loaded. */
type Menu = PhoneMenu & DesktopMenu;

/** Controls the menu on every screen until `signal` is aborted. */
export function controlMenu(menu: Menu, signal: AbortSignal): void {
  controlPhoneMenu(menu, signal);
  controlDesktopMenu(menu, signal);
}

/** The state of the history entry of the open menu. */
const MENU_ENTRY = { menuOpen: true };

const isMenuEntry = () => history.state?.menuOpen === true;

type PhoneMenu = {
  panel: HTMLElement;
  /** The menu's button, which is visible only on phones. */
  opener: HTMLElement;
  /** True if the menu was opened before its code was loaded. */
  isOpen: boolean;
  replace: (href: string) => void;
};

/**
 * Controls the full-screen menu of phones. While open, the menu makes the rest of the page inert, holds the focus and
 * has a history entry, so that Back closes it. Closing it in another way removes that entry. The menu opens again on a
 * reload of the entry, or when Forward leads to it.
 */
function controlPhoneMenu({ panel, opener, isOpen, replace }: PhoneMenu, signal: AbortSignal): void {
  const header = panel.parentElement;
  const behind = [...(header?.children ?? []), ...(header?.parentElement?.children ?? [])].filter(
    (part) => part instanceof HTMLElement && !part.contains(panel),
  );
  let following = false;

  const setInert = (inert: boolean) => {
    for (const part of behind) part.toggleAttribute('inert', inert);
  };
  const onBeforeToggle = ({ newState }: Pick<ToggleEvent, 'newState'>) => {
    setInert(newState === 'open' && opener.offsetWidth > 0);
    if (newState === 'open') panel.style.removeProperty('--swiped');
  };
  const onOpen = () => {
    if (opener.offsetWidth === 0) return;
    panel.querySelector('button')?.focus();
    if (!isMenuEntry()) history.pushState(MENU_ENTRY, '');
  };
  const onClose = () => {
    // Safari does not focus tapped buttons, so it has no focus to restore. The opener is in the sticky header, so its
    // focus must not scroll the page.
    if (document.activeElement === document.body) opener.focus({ preventScroll: true });
    if (!following && isMenuEntry()) history.back();
    following = false;
  };
  const onToggle = ({ newState }: ToggleEvent) => (newState === 'open' ? onOpen() : onClose());
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.target || !isUnmodifiedClick(event)) return;
    if (isMenuEntry()) {
      event.preventDefault();
      following = true;
      followMenuLink(link, replace);
    }
    panel.hidePopover();
  };
  const onSwipedAway = () => {
    if (opener.offsetWidth === 0) return;
    panel.style.setProperty('--swiped', '-100%');
    panel.hidePopover();
  };
  const followEntry = () => {
    panel.togglePopover(isMenuEntry() && opener.offsetWidth > 0);
  };

  panel.addEventListener('beforetoggle', onBeforeToggle, { signal });
  panel.addEventListener('toggle', onToggle, { signal });
  panel.addEventListener('click', onClick, { signal });
  enableSwipeToClose(panel, -1, onSwipedAway, signal);
  addEventListener('popstate', followEntry, { signal });
  signal.addEventListener('abort', () => setInert(false));
  if (isOpen) {
    onBeforeToggle({ newState: 'open' });
    onOpen();
  } else if (isMenuEntry()) followEntry();
}

/** The delay before the riders' page opens, during which the menu fades out (spec §9). */
const RIDERS_DELAY_MS = 100;

/** The time after which navigation falls back to a full page load, and the interval of the checks. */
const TIMEOUT_MS = 3000;
const POLL_MS = 100;

/**
 * Follows a link of the phone's menu, and replaces the history entry of the open menu. The riders' page opens after a
 * delay, and with a full page load when client-side navigation has no effect (spec §2).
 * @param replace navigates on the client
 * @param load navigates with a full page load
 */
export function followMenuLink(
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

/**
 * Calls `load` if the URL stays `from` for `TIMEOUT_MS`. The URL is checked repeatedly, because a single
 * check at the end would also call `load` for a visitor who has navigated and returned in the meantime.
 */
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
