import { isPlainClick } from '@/components/hooks/is-plain-click';

/** How long the pointer or the focus rests on a link before the menu comes, and is away before it goes. */
const REST_MS = 120;
const AWAY_MS = 300;

const isIn = (part: Element, target: EventTarget | null) => target instanceof Node && part.contains(target);

/**
 * Opens and closes the menu below the header's links for the pointer and for the focus. All else is the browser's:
 * its button, Escape, a press beside it, where the focus goes then. A finger follows links as ever.
 * @param links the navigation whose links open the menu
 */
export function attachWideMenu(panel: HTMLElement, links: HTMLElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;

  const later = (act: () => void, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  };
  const open = () => later(() => panel.togglePopover(true), REST_MS);
  const close = () => later(() => panel.hidePopover(), 0);
  const leave = () => later(() => panel.querySelector(':focus-visible') ?? panel.hidePopover(), AWAY_MS);

  const onPointerOver = ({ pointerType, target }: PointerEvent) => {
    if (pointerType === 'touch' || !(target instanceof Element)) return;
    if (isIn(panel, target)) clearTimeout(timer);
    else if (!links.contains(target)) leave();
    else if (target.closest('a')) open();
  };
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') leave();
  };
  const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
    const isLink = isIn(links, target) && target instanceof Element && target.matches('a:focus-visible');
    // Not when Escape has brought the focus back.
    if (isLink && !isIn(panel, relatedTarget)) open();
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !isIn(links, relatedTarget) && !isIn(panel, relatedTarget)) close();
  };
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a') && isPlainClick(event)) close();
  };

  // Whoever has opened or closed it has decided: a pointer on its way to the button wanted it away a moment ago. Not
  // every browser tells a pointer that rests what has come to lie under it.
  panel.addEventListener('beforetoggle', () => clearTimeout(timer), { signal });

  const header = panel.parentElement;
  header?.addEventListener('pointerover', onPointerOver, { signal });
  header?.addEventListener('pointerleave', onPointerLeave, { signal });
  header?.addEventListener('focusin', onFocusIn, { signal });
  header?.addEventListener('focusout', onFocusOut, { signal });
  header?.addEventListener('click', onClick, { signal });
  // The screen was turned: on one side of a width the menu is another. Its height alone changes on phones whenever
  // the browser's own bars come or go.
  let width = innerWidth;
  const onResize = () => {
    if (innerWidth !== width) close();
    width = innerWidth;
  };
  addEventListener('resize', onResize, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
