/** Delay in milliseconds, longer than a pointer needs to cross a link. */
const DWELL_MS = 65;

/** Only browsers with a data saver mode have `connection`. */
type Device = Navigator & { connection?: { saveData?: boolean } };

/** Returns the link to another page of the shop under the pointer. Links to files are ignored. */
function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const isPage = link?.origin === location.origin && !link.target && !link.pathname.includes('.');
  return isPage && link.pathname !== location.pathname ? link : undefined;
}

/**
 * Prefetches the page of a link when the pointer rests on it, or a finger touches it without scrolling. Does
 * nothing in data saver mode.
 * @param first the event that loaded this module, which may already be over a link
 */
export function prefetchOnHover(prefetch: (href: string) => void, first: PointerEvent): void {
  const { connection }: Device = navigator;
  let dwell: ReturnType<typeof setTimeout> | undefined;
  const onPointer = ({ type, target }: PointerEvent) => {
    clearTimeout(dwell);
    const link = type === 'pointerover' ? pageLinkAt(target) : undefined;
    if (link && !connection?.saveData) dwell = setTimeout(() => prefetch(link.href), DWELL_MS);
  };
  onPointer(first);
  addEventListener('pointerover', onPointer);
  addEventListener('pointercancel', onPointer);
}
