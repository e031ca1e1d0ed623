/** In milliseconds: a pointer on its way across a link does not stay as long. */
const DWELL_MS = 65;

/** Browsers that know nothing of saving data have no connection to ask. */
type Device = Navigator & { connection?: { saveData?: boolean } };

/** The link to another of the shop's pages that the pointer has come to; `Link` leads to no file. */
function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const isPage = link?.origin === location.origin && !link.target && !link.pathname.includes('.');
  return isPage && link.pathname !== location.pathname ? link : undefined;
}

/**
 * Prefetches the page of the link under a pointer that stays, or under a finger that does not scroll. Nothing for those
 * who save data.
 * @param first the event that has loaded this code, and may be over a link already
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
