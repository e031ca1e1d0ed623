import { isUnmodifiedClick } from '@/components/hooks/navigation';

/**
 * The menu opens `REST_MS` after the pointer or the focus has reached a link, and closes `AWAY_MS` after the
 * pointer has left.
 */
const REST_MS = 120;
const AWAY_MS = 300;

const isIn = (part: Element, target: EventTarget | null) => target instanceof Node && part.contains(target);

export type DesktopMenu = {
  panel: HTMLElement;
  /** The navigation whose links open the menu. */
  links: HTMLElement;
  /** True if the pointer entered the menu's links before the menu's code was loaded. */
  isHovered?: boolean;
};

/**
 * Controls the menu below the header's links: opens it on hover and keyboard focus, and closes it when both have left.
 * The popover handles its button, Escape, light dismiss and restoring the focus. Touch follows links as usual.
 */
export function controlDesktopMenu(
  { panel, links, isHovered = false }: DesktopMenu,
  signal: AbortSignal,
): void {
  let timer: ReturnType<typeof setTimeout>;
  /** The link under the pointer. It opens the menu once, and after Escape only when the pointer returns. */
  let hovered: Element | null = null;
  /** True from `beforetoggle` to `toggle`, while the browser restores the focus. */
  let isClosing = false;

  const cancel = () => clearTimeout(timer);
  const later = (act: () => void, delay: number) => {
    cancel();
    timer = setTimeout(act, delay);
  };
  const open = () => later(() => panel.togglePopover(true), REST_MS);
  const close = () => later(() => panel.hidePopover(), 0);
  const leave = () => later(() => panel.querySelector(':focus-visible') ?? panel.hidePopover(), AWAY_MS);

  const onPointerOver = ({ pointerType, target }: PointerEvent) => {
    if (pointerType === 'touch' || !(target instanceof Element)) return;
    const link = links.contains(target) ? target.closest('a') : null;
    const isEntered = link !== null && link !== hovered;
    hovered = link;
    if (isEntered) open();
    else if (isIn(panel, target)) cancel();
    else if (!links.contains(target)) leave();
  };
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    hovered = null;
    leave();
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    const isLink = isIn(links, target) && target instanceof Element && target.matches('a:focus-visible');
    if (isLink && !isClosing) open();
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !isIn(links, relatedTarget) && !isIn(panel, relatedTarget)) close();
  };
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a') && isUnmodifiedClick(event)) close();
  };
  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    // Cancels the timer that the pointer may have started on its way to the button. `pointerover` does not always do
    // so: not every browser sends it when the panel opens under a resting pointer.
    cancel();
    isClosing = newState === 'closed';
  };
  // Escape during the delay finds no open popover to close, so the pending timer must be cancelled.
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') cancel();
  };
  // Beyond the breakpoint a different menu is shown, so a change of width closes the menu. A change of height
  // does not, because the browser bars of phones cause it.
  let width = innerWidth;
  const onResize = () => {
    if (innerWidth !== width) close();
    width = innerWidth;
  };

  panel.addEventListener('beforetoggle', onBeforeToggle, { signal });
  panel.addEventListener('toggle', () => (isClosing = false), { signal });
  const header = panel.parentElement;
  header?.addEventListener('pointerover', onPointerOver, { signal });
  header?.addEventListener('pointerleave', onPointerLeave, { signal });
  header?.addEventListener('focusin', onFocusIn, { signal });
  header?.addEventListener('focusout', onFocusOut, { signal });
  header?.addEventListener('click', onClick, { signal });
  document.addEventListener('keydown', onKeyDown, { signal });
  addEventListener('resize', onResize, { signal });
  signal.addEventListener('abort', cancel);
  // A link may have been focused or hovered before this code was loaded.
  if (links.querySelector(isHovered ? 'a:focus-visible, a:hover' : 'a:focus-visible')) open();
}
