import { isPlainClick } from '@/components/hooks/is-plain-click';
import { followFromMenu } from './follow-from-menu';

/** What the history's entry of the open menu carries. */
const MENU_ENTRY = { menuOpen: true };

const isMenuEntry = () => history.state?.menuOpen === true;

/**
 * Makes the menu that fills a phone's screen the only thing there is: what is behind it is inert, the focus is in it,
 * the browser's Back closes it. Closed otherwise, it leaves no entry in the history; where its entry comes again, after a
 * reload or by Forward, so does the menu.
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
