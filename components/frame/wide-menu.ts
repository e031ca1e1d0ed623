import { isPlainClick } from '@/components/hooks/navigation';

/** How long the pointer or the focus rests on a link before the menu opens, and is away before it closes. */
const REST_MS = 120;
const AWAY_MS = 300;

const isIn = (part: Element, target: EventTarget | null) => target instanceof Node && part.contains(target);

export type WideMenu = {
  panel: HTMLElement;
  /** The navigation whose links open the menu. */
  links: HTMLElement;
  /** A mouse has come over it, before there was any script of the menu. */
  isHovered?: boolean;
};

/**
 * Controller of the menu below the header's links: opens it on hover and on keyboard focus, and closes it when they
 * leave. The rest is native to the popover: its button, Escape, light dismiss, restoring the focus. A finger follows
 * links as ever.
 */
export function attachWideMenu({ panel, links, isHovered = false }: WideMenu, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;
  /** The link under the pointer: a pointer that rests on it has opened the menu once, and not again after Escape. */
  let hovered: Element | null = null;
  /** From `beforetoggle` to `toggle`: the browser is giving the focus back. */
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
    if (event.target instanceof Element && event.target.closest('a') && isPlainClick(event)) close();
  };
  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    // Whoever opened or closed it decides: a pointer on its way to the button may have started a timer. Not every
    // browser sends `pointerover` for what has moved under a resting pointer.
    cancel();
    isClosing = newState === 'closed';
  };
  // Pressed before the delay is over, it finds no popover to close, which would open afterwards and stay.
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') cancel();
  };
  // On the other side of a breakpoint the menu is another. The height alone changes with a phone's browser bars.
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
  // Whoever uses the keyboard may be on a link before the page is hydrated.
  if (links.querySelector(isHovered ? 'a:focus-visible, a:hover' : 'a:focus-visible')) open();
}
