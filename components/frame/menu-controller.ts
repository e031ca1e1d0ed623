import { followSwipe } from '@/components/hooks/follow-swipe';
import { isPlainClick } from '@/components/hooks/navigation';
import { splitLocale } from '@/lib/i18n/locale-path';
import { attachWideMenu, type WideMenu } from './wide-menu';

/** The menu, what opens it on each screen, and what was done to it before its code was there. */
type Menu = PhoneMenu & WideMenu;

/** Controller of the menu on every screen. */
export function attachMenu(menu: Menu, signal: AbortSignal): void {
  attachPhoneMenu(menu, signal);
  attachWideMenu(menu, signal);
}

/** What the history's entry of the open menu carries. */
const MENU_ENTRY = { menuOpen: true };

const isMenuEntry = () => history.state?.menuOpen === true;

type PhoneMenu = {
  panel: HTMLElement;
  /** Its button, which is seen on phones alone. */
  opener: HTMLElement;
  /** It was opened before there was any script of it. */
  isOpen: boolean;
  replace: (href: string) => void;
};

/**
 * Controller of the full-screen menu of phones. Open, it makes everything behind it inert, moves the focus into it and
 * has a history entry, so that Back closes it. Closed otherwise, it removes that entry; where the entry comes again, by a
 * reload or Forward, it opens.
 */
function attachPhoneMenu({ panel, opener, isOpen, replace }: PhoneMenu, signal: AbortSignal): void {
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
    // Safari gives tapped buttons no focus, so it has none to restore. The opener is in the sticky header: its focus must
    // not scroll the page.
    if (document.activeElement === document.body) opener.focus({ preventScroll: true });
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
  followSwipe(panel, -1, onSwipedAway, signal);
  addEventListener('popstate', followEntry, { signal });
  signal.addEventListener('abort', () => setInert(false));
  if (isOpen) {
    onBeforeToggle({ newState: 'open' });
    onOpen();
  } else if (isMenuEntry()) followEntry();
}

/** The delay before the riders' page, in which the menu fades out (spec §9). */
const RIDERS_DELAY_MS = 100;

/** When client-side navigation falls back to a page load, and how often it is checked. */
const TIMEOUT_MS = 3000;
const POLL_MS = 100;

/**
 * Follows a link of the phone's menu, replacing the history entry of the open menu.
 * To the riders after a delay, and with a full page load when navigation does nothing (spec §2).
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

/** Polls rather than checks once: whoever went there and came back is not taken there again. */
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
